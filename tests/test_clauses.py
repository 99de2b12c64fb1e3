"""docs/clauses.md is the map from rules to tests, and this keeps it true both ways.

Test files are read, not imported, so it does not matter which tests run, where, or in what order.
"""

import ast
import io
import re
import tokenize
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
CLAUSES = ROOT / "docs" / "clauses.md"
RULES = ROOT.parent / "shared" / "rules.md"
NOTHING_TO_DO = "## Nothing for the rules core to do"

# An id as it is cited in a sentence. The numbered clauses look like other numbers, so versions
# ("Python 3.11") and measures ("2.5 ms") are not taken for them.
CITED = re.compile(
    r"""
    \b(?: S-\d[\dA] | T-\d\d | B\d{1,2} | R\d | I\d{1,2} )\b
    | (?<![\w.$^])(?<!Python\ )(?<!>=)(?<!==)
      (?: 10 | [1-9] )\.(?: \d{1,2} | A )
      (?! [\w%] | \.\d | \ (?: µs | ms | s | seconds | times | million | Ki?B | MB )\b )
    """,
    re.VERBOSE,
)
TABLE_ROW = re.compile(r"^\| ([\w.-]+) \| (.+) \|$", re.MULTILINE)


def rows(text: str) -> list[tuple[str, str]]:
    """The rows of all tables of the page: an id and what stands behind it."""
    return [(row[1], row[2]) for row in TABLE_ROW.finditer(text) if row[1] != "id"]


PAGE, _, EXEMPT_PAGE = CLAUSES.read_text(encoding="utf-8").partition(NOTHING_TO_DO)
KNOWN = [clause for clause, _ in rows(PAGE)]
EXEMPT = {clause for clause, _ in rows(EXEMPT_PAGE)}
INTRIGUE = {clause for clause in KNOWN if clause[0] in "BT"}


def is_rule_mark(node: ast.expr) -> bool:
    return ast.unparse(node).startswith("pytest.mark.rule(")


def citations() -> Iterator[tuple[str, str]]:
    """Each clause a test cites, and the test."""
    for file in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for mark in filter(is_rule_mark, node.decorator_list):
                    assert isinstance(mark, ast.Call)
                    for clause in mark.args:
                        yield ast.literal_eval(clause), f"{file.relative_to(ROOT)}: {node.name}"


ASSERTED: dict[str, list[str]] = defaultdict(list)
for _clause, _test in citations():
    ASSERTED[_clause].append(_test)


def words_about_code(source: str) -> Iterator[str]:
    """The comments and docstrings of a module."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.string
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, documented):
            yield ast.get_docstring(node) or ""


@pytest.mark.parametrize(
    "game", [pytest.param(False, id="Shamans"), pytest.param(True, id="Shadow of Intrigue")]
)
def test_every_clause_is_asserted_by_a_test_unless_there_is_nothing_to_assert(game: bool) -> None:
    clauses = [clause for clause in KNOWN if (clause in INTRIGUE) == game]
    forgotten = [clause for clause in clauses if clause not in ASSERTED and clause not in EXEMPT]
    assert not forgotten, f"no test cites {', '.join(forgotten)}"


def test_a_clause_with_nothing_to_assert_is_asserted_by_no_test() -> None:
    assert set(KNOWN) >= EXEMPT
    assert not [(clause, ASSERTED[clause]) for clause in EXEMPT if clause in ASSERTED]


def test_tests_cite_only_clauses_that_exist() -> None:
    unknown = {clause: tests for clause, tests in ASSERTED.items() if clause not in KNOWN}
    assert not unknown


@pytest.mark.parametrize(
    "file", sorted((ROOT / "src").rglob("*.py")), ids=lambda p: str(p.relative_to(ROOT / "src"))
)
def test_the_source_cites_only_clauses_that_exist(file: Path) -> None:
    words = " ".join(words_about_code(file.read_text(encoding="utf-8")))
    unknown = [clause for clause in CITED.findall(words) if clause not in KNOWN]
    assert not unknown


def test_each_clause_stands_on_the_page_once_in_a_few_whole_sentences() -> None:
    assert [clause for clause, count in Counter(KNOWN).items() if count > 1] == []
    assert all(CITED.fullmatch(clause) for clause in KNOWN)
    for clause, words in rows(PAGE):
        assert words.endswith("."), f"{clause} is no sentence"
        assert 5 <= len(words.split()) <= 50, f"{clause} has {len(words.split())} words"


def test_a_clause_refers_only_to_clauses_that_exist() -> None:
    cited = {other for _, words in rows(PAGE) for other in CITED.findall(words)}
    assert cited <= set(KNOWN)


@pytest.mark.skipif(not RULES.exists(), reason="the rules reference lies beside the repository")
def test_the_page_lists_exactly_the_clauses_of_the_rules_reference() -> None:
    law = RULES.read_text(encoding="utf-8").partition("# C. THE WORKED EXAMPLE")[0]
    in_tables = re.findall(r"^\| \**([\w.-]+)\** \|", law, re.MULTILINE)
    rulings = re.findall(r"\*\*(S-\d[\dA])\b", law)
    ids = [word for word in [*in_tables, *rulings] if CITED.fullmatch(word)]
    assert sorted(set(ids)) == sorted(KNOWN)


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("the take (4.4-4.8, 7.1, S-27)", ["4.4", "4.8", "7.1", "S-27"]),
        ("S-90-S-93; R1 and I10. 10.A, 10.9.", ["S-90", "S-93", "R1", "I10", "10.A", "10.9"]),
        ("a clause such as 4.12 or S-99 or T-31", ["4.12", "S-99", "T-31"]),
        ("Python 3.11, numba>=0.61, 1.2.3, 2.5 ms, 1.5 times, 3.5%, SHA-256, 0.6", []),
        ("(B8, T-05)", ["B8", "T-05"]),
    ],
)
def test_ids_are_found_in_sentences_and_other_numbers_are_not(words: str, found: list[str]) -> None:
    assert CITED.findall(words) == found
