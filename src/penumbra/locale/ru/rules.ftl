### Правила обеих игр, тема за темой. О записи текстов см. en/rules.ftl.

## Страница

rules-page-contents = Содержание
rules-page-asked = О чём спрашивают за столом
rules-page-see = См. также
rules-page-print = Печать
rules-page-learn = Научиться, играя
rules-group-game = Игра
rules-group-end = Конец
rules-group-talk = За столом

## Рисунки

rules-table-players = Игроков
