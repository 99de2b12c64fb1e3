"""What all tests share: no deadlines in hypothesis, as the first call of a rule may compile it."""

from hypothesis import settings

settings.register_profile("house", settings.get_profile("default"), deadline=None)
settings.register_profile("ci", settings.get_profile("ci"), deadline=None)
settings.load_profile("ci" if settings.get_current_profile_name() == "ci" else "house")
