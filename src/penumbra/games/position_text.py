"""Positions as lines of text: what the readers of all games share, and how they name a mistake."""

from typing import NoReturn

from penumbra.games.errors import BadPosition

LONGEST_NUMBER = 4  # digits


def fail(line: int, trouble: str) -> NoReturn:
    """BadPosition, with the line."""
    raise BadPosition(f"Line {line}: {trouble}")


def natural(line: int, word: str, below: tuple[int, ...] | int) -> int:
    """A number from 0 on, below a limit or that many."""
    limit = below if isinstance(below, int) else len(below)
    is_number = word.isascii() and word.isdigit() and len(word) <= LONGEST_NUMBER
    if not is_number or int(word) >= limit:
        fail(line, f"“{word}” should be a number from 0 to {limit - 1}.")
    return int(word)


def one_of(line: int, word: str, words: tuple[str, ...]) -> int:
    """The place of a word among these; an empty one is none."""
    if not word or word not in words:
        fail(line, f"“{word}” should be one of {', '.join(each for each in words if each)}.")
    return words.index(word)


def lines_of(
    text: str, title: str, counts: range, example: int
) -> tuple[int, list[tuple[int, str]]]:
    """How many players the first line says there are, and all other lines with their numbers."""
    lines = [line.split("#")[0].strip() for line in text.splitlines()]
    numbered = [(number, line) for number, line in enumerate(lines, start=1) if line]
    if not numbered or not numbered[0][1].startswith("players "):
        raise BadPosition(f"A position begins with a line such as “players {example}”.")
    first, words = numbered[0]
    players = natural(first, words.removeprefix("players ").strip(), counts.stop)
    if players not in counts:
        fail(first, f"{title} is for {counts[0]} to {counts[-1]} players, not {players}.")
    return players, numbered[1:]
