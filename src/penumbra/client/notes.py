"""What a seat notes of its games, and its part in drawing their chance.

Each game has a notebook (`games/fairness/notebook.py`), which is fed here what the table says and
answers what to say in turn. Shares never follow from anything the table has given out.
"""

from collections import OrderedDict
from collections.abc import Callable
from typing import TypeAlias

import msgspec

from penumbra.games.fairness.draw import Roll
from penumbra.games.fairness.note import Note, NotedChair
from penumbra.games.fairness.notebook import Notebook
from penumbra.games.fairness.reasons import Finding
from penumbra.table import messages as m

KEPT = 20  # games

Command: TypeAlias = Callable[[str], m.Commands]


class Notes:
    """The notebooks of one seat. What comes back from it is to be said to the table."""

    def __init__(self) -> None:
        self._books: OrderedDict[str, Notebook] = OrderedDict()
        self._promised: set[str] = set()  # what was said already: a lost answer is not asked twice
        self._looks_at = ""  # the game one is shown
        self._number = 0

    def of(self, game: str) -> Note | None:
        """The note of a game, by the identifier of its record."""
        book = self._books.get(game)
        return book.note if book is not None else None

    def fingerprinted(self, table: m.TableState) -> str | None:
        """What was drawn for the present game, computed from what this seat has heard."""
        book = self._books.get(game_of(table))
        return book.draw if book is not None else None

    def part(self, table: m.TableState) -> list[Finding]:
        """One's part in the draw of the present game."""
        book = self._books.get(game_of(table))
        return book.part if book is not None else []

    def look(self, table: m.TableState, seat: int | None) -> Command | None:
        """The table as it stands; Unfair if it has changed what it promised."""
        book = self._book(table, seat)
        book.look(table.commitment, seat)
        if table.attempt is not None:  # later, a bot may sit where somebody has left his share
            book.sit_down(_chairs(table))
        if table.draw is not None:
            book.told_draw(table.draw)
        attempt = table.attempt
        if attempt is None or seat is None:
            return None
        commit = book.promise(attempt)
        if commit is None or commit in self._promised:
            return None
        self._promised.add(commit)
        return lambda id: m.Share(id, attempt, commit)

    def roll(self, roll: m.Roll, table: m.TableState, seat: int | None) -> Command | None:
        """The roll of an attempt; Unfair if it can't be, otherwise the share to open, if any."""
        told = Roll(roll.attempt, roll.before, roll.commitment, roll.facts, [*roll.shares])
        share = self._book(table, seat).roll(told, table.wishes.game, _chairs(table))
        return None if share is None else lambda id: m.Reveal(id, roll.attempt, share)

    def done(self, command: m.Commands, game: str) -> None:
        """The table has acknowledged what was said in a game, perhaps long after it was over."""
        if (book := self._books.get(game)) is None:
            return
        match command:
            case m.Reveal(attempt=attempt):
                book.acknowledged(attempt)
            case m.Act(turn=turn, action=action):
                book.acted(turn, action)
            case _:
                pass

    def hear(self, message: m.Numbered, table: m.TableState, seat: int | None) -> None:
        """Anything else that is numbered; Unfair if the draw is not what was promised."""
        book = self._book(table, seat)
        match message:
            case m.Drawn(attempt=attempt, opened=opened, draw=draw):
                book.drawn(attempt, opened, draw)
            case m.Undrawn(attempt=attempt, opened=opened, missing=missing):
                book.undrawn(attempt, opened, missing)
            case m.Update(events=events, view=view):
                book.events(msgspec.json.decode(events))
                if not isinstance(view, msgspec.UnsetType):
                    book.looks(bytes(view))
            case m.Opened(record=record):
                book.end(record)
            case _:
                pass
        book.heard_to(message.seq)

    def welcome(self, welcome: m.Welcome, known: bool) -> None:
        """One is back, or has just come. Unless all that was missed is `known`, and it was told to
        the eyes that this note has, what follows begins with the view of the moment.
        """
        book = self._book(welcome.table, welcome.you.seat)
        view = bytes(welcome.view)
        if not known or book.lacks:
            book.gap(msgspec.json.decode(view))
        elif view != b"null":
            book.looks(view)
        book.heard_to(welcome.seq)

    def _book(self, table: m.TableState, seat: int | None) -> Notebook:
        game, left = game_of(table), self._books.get(self._looks_at)
        elsewhere = game != self._looks_at
        back = table.number < self._number or (elsewhere and game in self._books)
        if elsewhere and left is not None:
            left.tear()
        self._looks_at, self._number = game, table.number
        if game not in self._books:
            note = Note(id=game, viewer=seat, commitment=table.commitment)
            self._books[game] = Notebook(note)
            if len(self._books) > KEPT:
                self._books.popitem(last=False)
        if back:
            self._books[game].tear()
        return self._books[game]


def game_of(table: m.TableState) -> str:
    """The identifier of the present game's record, also before there is one."""
    return f"{table.code}-{table.number}"


def _chairs(table: m.TableState) -> list[NotedChair]:
    return [NotedChair(each.name or "", each.person is None) for each in table.seats]
