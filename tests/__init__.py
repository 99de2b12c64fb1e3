"""The tests: a folder for each room of the house; `referee` is the second opinion on the rules."""
