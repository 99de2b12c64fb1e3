### A table told in sentences instead of drawn: for assistants and language models. Ids and variables:
### see games.ftl.

prose-line = { $label } : { $text }
prose-role-open = { $role }, au vu de tous
prose-face-up = face visible : { $tiles }
prose-face-down = face cachée : { $tiles }
prose-drawn = Vous avez pioché { $tile }.
prose-own-role = Votre rôle : { $role }.
prose-known-role = rôle : { $role }
prose-unknown-role = rôle inconnu
prose-optional = Rien ne vous oblige à agir : la table attend { $names }.
prose-nothing-to-do = Vous n’avez rien à décider pour l’instant.
prose-choices = Vous pouvez :

## What can be claimed beside the acts of the game

prose-claims = Ce que vous pouvez dire et que les robots comprennent aussi : le premier mot, puis des noms et des rôles.
prose-claims-names = NAME est l’un de ces noms : { $names }.
prose-claims-roles = ROLE est l’un de ces rôles : { $roles }.
prose-no-claims = Ce jeu n’a pas de phrases de cette sorte.
