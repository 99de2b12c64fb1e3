"""What all tests share: hypothesis draws the same every time, and asks for no speed.

A failure seen elsewhere can then be repeated here, and what the drawn games reach can be asserted;
new ground is broken by `make soak`. The first call of a rule may compile it: no deadlines.
"""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "house",
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("house")
