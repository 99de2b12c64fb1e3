"""What compiled code is made of: a hash that changes whenever the code could, and else does not.

Starting from modules with compiled functions it follows imports to every module whose numbers or
functions they may use, and reads each as Python does, without comments and docstrings. Nothing here
knows Numba; `compiled` names its caches by these hashes.
"""

import ast
import hashlib
import sysconfig
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

_DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
_SHORT = 16


@dataclass(frozen=True)
class Sources:
    """Modules by name, as far as imports are followed."""

    files: Mapping[str, Path]

    @classmethod
    def of_package(cls, name: str, directory: Path) -> "Sources":
        """All modules of a package, a package itself under its own name."""
        files = {}
        for file in directory.rglob("*.py"):
            parts = file.relative_to(directory).with_suffix("").parts
            inside = parts[:-1] if parts[-1] == "__init__" else parts
            files[".".join((name, *inside))] = file
        return cls(files)

    @classmethod
    def around(cls, module: str, file: Path, known: "Sources") -> "Sources":
        """A module somewhere else, what belongs to it, and what is known already.

        To a module of a package belongs the package; to a script whatever lies beside it, unless
        that is where everything is installed.
        """
        if module in known.files:
            return known
        top, *inner = module.split(".")
        files = dict(known.files)
        if inner:
            depth = len(inner) if file.name != "__init__.py" else len(inner) + 1
            files |= cls.of_package(top, file.parents[depth - 1]).files
        elif file.parent not in map(Path, sysconfig.get_paths().values()):
            files |= {beside.stem: beside for beside in file.parent.glob("*.py")}
            for package in file.parent.glob("*/__init__.py"):
                files |= cls.of_package(package.parent.name, package.parent).files
        files[module] = file
        return cls(files)


def raw_hash(sources: Sources) -> str:
    """Of every byte: equal if nothing has changed at all."""
    digest = hashlib.sha256()
    for name, file in sorted(sources.files.items()):
        content = file.read_bytes()
        digest.update(f"{name} {len(content)} ".encode())
        digest.update(content)
    return digest.hexdigest()[:_SHORT]


def modules_with(sources: Sources, package: str, imported: str) -> list[str]:
    """Modules of a package that import this module."""
    return [
        name
        for name, file in sources.files.items()
        if name.startswith(package + ".") and imported in _imports(sources, name, _parsed(file))
    ]


def hash_of(sources: Sources, roots: Iterable[str], salt: str, without: str = "") -> str:
    """Of these modules and all they import; of a package that is `without`, nothing."""
    dumps: dict[str, str] = {}
    waiting = list(roots)
    while waiting:
        name = waiting.pop()
        if name in dumps or name not in sources.files:
            continue
        if without and f"{name}.".startswith(f"{without}."):
            continue
        tree = _parsed(sources.files[name])
        waiting += _imports(sources, name, tree)
        _forget_docstrings(tree)
        dumps[name] = ast.dump(tree)
    digest = hashlib.sha256(salt.encode())
    for name in sorted(dumps):
        digest.update(f"{name}\n{dumps[name]}\n".encode())
    return digest.hexdigest()[:_SHORT]


def _parsed(file: Path) -> ast.Module:
    return ast.parse(file.read_bytes(), str(file))


def _imports(sources: Sources, name: str, tree: ast.Module) -> Iterator[str]:
    """Modules that a module takes something from.

    Where a package is only the way to a module in it, it is not meant itself.
    """
    is_package = sources.files[name].name == "__init__.py"
    package = name if is_package else name.rpartition(".")[0]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                parts = alias.name.split(".")
                yield from (".".join(parts[: depth + 1]) for depth in range(len(parts)))
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: -(node.level - 1) or None] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            for alias in node.names:
                inner = f"{base}.{alias.name}"
                yield inner if inner in sources.files else base


def _forget_docstrings(tree: ast.Module) -> None:
    for node in ast.walk(tree):
        if isinstance(node, _DOCUMENTED) and ast.get_docstring(node, clean=False) is not None:
            del node.body[0]
