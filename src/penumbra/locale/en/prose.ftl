### A table told in sentences instead of drawn: for assistants and language models. Ids and variables:
### see games.ftl.

prose-line = { $label }: { $text }
prose-role-open = { $role }, for all to see
prose-face-up = face up: { $tiles }
prose-face-down = face down: { $tiles }
prose-drawn = You have drawn { $tile }.
prose-own-role = Your role: { $role }.
prose-known-role = role: { $role }
prose-unknown-role = role unknown
prose-optional = You need not act: the table waits for { $names }.
prose-nothing-to-do = There is nothing for you to decide now.
prose-choices = You may:

## What can be claimed beside the acts of the game

prose-claims = What you can say so that bots understand it, too: the first word, then names and roles.
prose-claims-names = NAME is one of { $names }.
prose-claims-roles = ROLE is one of { $roles }.
prose-no-claims = There are no such sentences in this game.
