"""A linear programme whose unknowns have names: all are at least 0, and one sum is made least.

The one place that knows SciPy.
"""

from collections.abc import Hashable, Mapping
from typing import TypeAlias

from penumbra.errors import PenumbraError

Terms: TypeAlias = Mapping[Hashable, float]
"""A sum of unknowns by name; None stands for the number 1."""


class NoSolver(PenumbraError):
    """SciPy is not there."""


class Programme:
    """Unknowns and what must hold of them."""

    def __init__(self) -> None:
        self._columns: dict[Hashable, int] = {}
        self._above: list[Terms] = []
        self._equal: list[tuple[Terms, float]] = []

    @property
    def unknowns(self) -> int:
        """How many there are."""
        return len(self._columns)

    def at_least(self, name: Hashable, terms: Terms) -> None:
        """An unknown is at least this sum."""
        below: dict[Hashable, float] = dict(terms)
        below[name] = below.get(name, 0.0) - 1.0
        self._above.append(self._known(below))

    def equal(self, terms: Terms, number: float) -> None:
        """A sum is a number."""
        self._equal.append((self._known(terms), number))

    def minimum(self, terms: Terms) -> float:
        """The least this sum can be."""
        try:
            from scipy.optimize import linprog
            from scipy.sparse import csr_array
        except ImportError as error:
            remedy = "It comes with the extra `lab`: pip install 'penumbra[lab]'."
            raise NoSolver(f"Solving needs SciPy. {remedy}") from error

        def matrix(rows: list[Terms]) -> object:
            entries = [
                (value, k, self._columns[name])
                for k, row in enumerate(rows)
                for name, value in row.items()
                if name is not None
            ]
            values, lines, columns = zip(*entries, strict=True)
            return csr_array((values, (lines, columns)), shape=(len(rows), self.unknowns))

        cost = [0.0] * self.unknowns
        for name, value in self._known(terms).items():
            cost[self._columns[name]] = value
        found = linprog(
            cost,
            A_ub=matrix(self._above),
            b_ub=[-row.get(None, 0.0) for row in self._above],
            A_eq=matrix([row for row, _ in self._equal]),
            b_eq=[number - row.get(None, 0.0) for row, number in self._equal],
            method="highs",
        )
        assert found.success, found.message
        return float(found.fun)

    def _known(self, terms: Terms) -> Terms:
        for name in terms:
            if name is not None:
                self._columns.setdefault(name, len(self._columns))
        return terms
