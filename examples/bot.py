"""A bot of your own at a table, in thirty lines.

penumbra serve
python examples/bot.py http://127.0.0.1:8420            # opens a table and fills it with bots
python examples/bot.py http://127.0.0.1:8420 kamoruti   # sits down at a friend's table
"""

import asyncio
import sys

from penumbra.client import Refused, TableServer
from penumbra.games.shamans.view import View
from penumbra.table.messages import Bot, Start


def choose(view: View) -> str:
    """The lowest card if it follows, else whatever comes first. You can do better."""
    plays = [action for action in view.legal if action.startswith("play ")]
    follows = [action for action in plays if view.destination and view.destination in action]
    return min(follows or plays or view.legal, key=lambda action: action[-1])


async def evening(address: str, code: str | None) -> None:
    async with TableServer(address) as server:
        ticket = await (server.join(code, "Beep") if code else server.open("Beep", pace=100))
        async with server.sit(ticket) as seat:
            if code is None:
                await seat.do(Bot)
                await seat.do(Start)
            async for _ in seat:
                if seat.asked:
                    try:
                        await seat.act(choose(seat.view))
                    except Refused as refused:  # somebody was faster: look again
                        print("refused:", refused.code)
                if seat.table.stage == "over":
                    break
            verdict = seat.verify(await server.record(seat.table.record or ""))
            print("points:", [player.points for player in seat.view.seats], "-", verdict)


asyncio.run(evening(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else None))
