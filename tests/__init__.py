"""The tests: each room of the house has a folder of the same name; `referee` is the second opinion."""
