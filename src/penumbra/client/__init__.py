"""A client of the table in Python: for bots of your own, for tests, for load.

>>> import asyncio
>>> from penumbra.client import House
>>> from penumbra.table.messages import Bot, Start
>>> async def evening(address: str) -> None:
...     async with House(address) as house:
...         ticket = await house.open("Ann", game="shamans", players=4)
...         async with house.sit(ticket) as seat:
...             await seat.do(Bot)
...             await seat.do(Start)
...             async for _ in seat:
...                 if seat.asked:
...                     await seat.act(seat.view.legal[0])

A seat comes back by itself when the connection is lost, hears what it missed, in order and once,
and repeats what it had not yet been answered; the table makes sure that a repeat is harmless.
"""

from penumbra.client.errors import ConnectionLost, Gap, NotFair, ServerTrouble
from penumbra.client.house import House, Ticket
from penumbra.client.seat import Seat
from penumbra.table.messages import Refused

__all__ = [
    "ConnectionLost",
    "Gap",
    "House",
    "NotFair",
    "Refused",
    "Seat",
    "ServerTrouble",
    "Ticket",
]
