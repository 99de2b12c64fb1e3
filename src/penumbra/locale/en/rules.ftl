### The rules of both games, for players: a topic each, rules-GAME-TOPIC-title and rules-GAME-TOPIC.
### web/src/rules shows them, and reads a text like this:
###
###   a line is a paragraph; blank lines are for whoever reads it here
###   lines beginning with “– ” are a list
###   a line beginning with “? ” is a question, the next line its answer
###   _word_ is a word the rules define there

## The page

rules-page-contents = Contents
rules-page-asked = Asked at the table
rules-page-see = See also
rules-page-print = Print
rules-page-learn = Learn by playing
rules-group-game = The game
rules-group-end = The end
rules-group-talk = At the table

## Figures

rules-table-players = Players
