### Pravidla obou her, téma po tématu. O úpravě textů viz en/rules.ftl.

## Stránka

rules-page-contents = Obsah
rules-page-asked = Na co se hráči ptají
rules-page-see = Viz také
rules-page-print = Vytisknout
rules-page-learn = Naučit se hrou
rules-group-game = Hra
rules-group-end = Konec
rules-group-talk = U stolu

## Obrázky

rules-table-players = Hráčů
