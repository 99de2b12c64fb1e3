"""Whose turn it is: who is asked first, who else may act, and what each is asked.

Whoever drives bots asks here, so that nobody forgets those who act out of turn: a Portal at any
decision (R0), the Lord who has heard enough. Where bots think, how long and how fast is not for
this module; nothing in it knows a game.

>>> from penumbra import bots
>>> from penumbra.games import GAMES
>>> from penumbra.games.match import Match
>>> game, *others = GAMES.values()
>>> match = Match(game, players=4, seed=bytes(32))
>>> company = {seat: bots.make("seeker", game.name, seed=seat) for seat in range(4)}
>>> while not match.over:
...     match.act(*next_act(match, company))
>>> len(match.winners)
1
"""

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from penumbra.errors import PenumbraError
from penumbra.games.claims import Heard, Listener
from penumbra.games.game import View
from penumbra.games.match import Match

if TYPE_CHECKING:
    from penumbra.bots import Bot


def in_turn(match: Match[Any, Any], among: Collection[int]) -> list[int]:
    """The seats among these that owe an answer, in the order in which they are asked.

    The actor comes first, the others follow clockwise (S-47).
    """
    first = match.actor
    owing = [seat for seat in match.waiting if seat in among]
    return sorted(owing, key=lambda seat: (seat - first) % match.players)


def out_of_turn(match: Match[Any, Any], among: Collection[int]) -> list[int]:
    """The seats among these that owe nothing, and are asked whether they interrupt.

    Also those that could not: a table at which people sit asks all of them, lest the time it takes
    tells who could.
    """
    waiting = match.waiting
    return sorted(seat for seat in among if seat not in waiting)


def answer(
    bot: "Bot[Any]",
    view: View,
    information: bytes,
    interrupting: bool,
    said: Sequence[Heard] = (),
) -> str | None:
    """What a bot does, knowing this; None out of turn: it lets things go on.

    A bot that listens (`claims.Listener`) has heard all that was said before.
    """
    if isinstance(bot, Listener):
        bot.hear(said)
    if not interrupting:
        return bot.choose(view, information)
    return bot.interrupt(view, information) if view.legal else None


def next_act(match: Match[Any, Any], company: Mapping[int, "Bot[Any]"]) -> tuple[int, str]:
    """Who of a company acts next, and how: whoever interrupts, else the first who owes an answer.

    PenumbraError if the match waits for nobody in this company, and nobody interrupts.
    """
    found = first_act(match, company)
    if found is None:
        raise PenumbraError("The match waits for nobody in this company.")
    return found


def first_act(match: Match[Any, Any], company: Mapping[int, "Bot[Any]"]) -> tuple[int, str] | None:
    """The same; None if the match waits for others, and nobody of the company interrupts."""
    able = [seat for seat in out_of_turn(match, company) if match.legal(seat)]
    asked = [(seat, True) for seat in able] + [(seat, False) for seat in in_turn(match, company)]
    for seat, interrupting in asked:
        action = answer(company[seat], *match.known(seat), interrupting)
        if action is not None:
            return seat, action
    return None
