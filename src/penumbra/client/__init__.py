"""A client of the table in Python: for bots of your own, for tests, for load.

>>> import asyncio
>>> from penumbra.client import TableServer
>>> from penumbra.table.messages import Bot, Start
>>> async def evening(address: str) -> None:
...     async with TableServer(address) as server:
...         ticket = await server.open("Ann", players=4)
...         async with server.sit(ticket) as seat:
...             await seat.do(Bot)
...             await seat.do(Start)
...             async for _ in seat:
...                 if seat.asked:
...                     await seat.act(seat.view.legal[0])

A seat comes back by itself when the connection is lost, hears what it missed, in order and once,
and repeats what it had not yet been answered; the table makes sure that a repeat is harmless.
"""

from penumbra.client.errors import ConnectionLost, Gap, NotFair, ServerTrouble
from penumbra.client.seat import Seat
from penumbra.client.server import TableServer, Ticket
from penumbra.table.messages import Refused

__all__ = [
    "ConnectionLost",
    "Gap",
    "NotFair",
    "Refused",
    "Seat",
    "ServerTrouble",
    "TableServer",
    "Ticket",
]
