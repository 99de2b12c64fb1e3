### A table told in sentences instead of drawn: for assistants and language models. Ids and variables:
### see games.ftl.

prose-line = { $label }: { $text }
prose-role-open = { $role }, видно всем
prose-face-up = лицом вверх: { $tiles }
prose-face-down = лицом вниз: { $tiles }
prose-drawn = Вы взяли из стопки: { $tile }.
prose-own-role = Ваша роль: { $role }.
prose-known-role = роль: { $role }
prose-unknown-role = роль неизвестна
prose-optional = Можно не вмешиваться, стол ждёт: { $names }.
prose-nothing-to-do = Сейчас решать нечего.
prose-choices = Можно:

## What can be claimed beside the acts of the game

prose-claims = Что можно сказать так, чтобы поняли и боты: первое слово, затем имена и роли.
prose-claims-names = NAME — одно из имён: { $names }.
prose-claims-roles = ROLE — одна из ролей: { $roles }.
prose-no-claims = В этой игре таких фраз нет.
