"""One analyst: a process that looks a finished game through and says how far it is.

`analysts` starts it for one game: the record comes in on standard input, and lines of JSON go out,
first how far it is (`[done, whole]`), at last the analysis. It is in nobody's way: it steps behind
the server and the bots. If the server is gone, its next line ends it.
"""

import os
import signal
import sys

import msgspec

from penumbra.analysis.analyse import analyse
from penumbra.bots.explanation import Unexplained
from penumbra.errors import PenumbraError
from penumbra.games import record

NICENESS = 10
UNEXPLAINED, BROKEN = 3, 4  # exit codes


def main() -> int:
    """Look at one game, with as many playouts a decision as the command line says."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is meant for the server
    os.nice(NICENESS)

    def say(line: bytes) -> None:
        sys.stdout.buffer.write(line + b"\n")
        sys.stdout.buffer.flush()

    try:
        kept = record.loads(sys.stdin.buffer.read().decode())
        found = analyse(
            kept, int(sys.argv[1]), tell=lambda done, whole: say(msgspec.json.encode((done, whole)))
        )
    except Unexplained:
        return UNEXPLAINED
    except PenumbraError:
        return BROKEN
    say(msgspec.json.encode(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
