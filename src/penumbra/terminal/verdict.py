"""What a record proves, in words: for the end of a game at a table and for `penumbra replay`."""

from penumbra.games.fairness.reasons import Finding
from penumbra.games.fairness.verdict import Verdict
from penumbra.locale import Catalogue


def sentences(verdict: Verdict, catalogue: Catalogue) -> list[str]:
    """The verdict, and why it is no better."""
    grade = catalogue.text(f"fair-grade-{verdict.grade.replace('_', '-')}")
    return [grade, *(sentence(reason, catalogue) for reason in verdict.reasons)]


def sentence(reason: Finding, catalogue: Catalogue) -> str:
    """One thing that was found."""
    return catalogue.text(f"fair-{reason.code.replace('_', '-')}", **reason.data)
