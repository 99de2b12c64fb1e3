"""The naive second referees: slow, plain readings of the rules, written apart from the fast core.
Nothing here may import from the core, nor the core from here: they meet only in comparing tests.
"""
