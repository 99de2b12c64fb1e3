### A table told in sentences instead of drawn: for assistants and language models. Ids and variables:
### see games.ftl.

prose-line = { $label }: { $text }
prose-role-open = { $role }, všem na očích
prose-face-up = lícem nahoru: { $tiles }
prose-face-down = lícem dolů: { $tiles }
prose-drawn = Z hromádky máš: { $tile }.
prose-own-role = Tvoje role: { $role }.
prose-known-role = role: { $role }
prose-unknown-role = role neznámá
prose-optional = Jednat nemusíš, na tahu: { $names }.
prose-nothing-to-do = Teď se po tobě žádné rozhodnutí nechce.
prose-choices = Můžeš:

## What can be claimed beside the acts of the game

prose-claims = Co můžeš říct tak, aby tomu rozuměli i boti: první slovo, potom jména a role.
prose-claims-names = NAME je jedno z těchto jmen: { $names }.
prose-claims-roles = ROLE je jedna z těchto rolí: { $roles }.
prose-no-claims = Takové věty tato hra nemá.
