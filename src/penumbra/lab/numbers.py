"""Numbers as a language writes them: where the comma stands, and how far they may be off."""

from penumbra.lab.estimates import Estimate
from penumbra.locale import Catalogue


def written(number: float, digits: int, catalogue: Catalogue) -> str:
    """A number with so many digits."""
    text = f"{number:.{digits}f}".replace("-", "−")
    return text if catalogue.language == "en" else text.replace(".", ",")


def within(value: Estimate, digits: int, catalogue: Catalogue, times: int = 1) -> str:
    """A mean and half of its interval."""
    mean = written(times * value.mean, digits, catalogue)
    if value.within is None:
        return mean
    return f"{mean} ±{written(times * value.within, digits, catalogue)}"
