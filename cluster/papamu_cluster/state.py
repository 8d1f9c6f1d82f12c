"""A file of JSON lines that is either whole or recognisably damaged."""

from __future__ import annotations

import hashlib
import json
import os
from pathlib import Path
from typing import Any


def _checksum(text: str) -> str:
    return json.dumps({"checksum": hashlib.sha256(text.encode()).hexdigest()}) + "\n"


def save(path: Path, task: dict[str, Any], lines: list[Any]) -> None:
    """Writes a new file beside the old one, which it then replaces: a kill at any moment leaves one of them whole."""
    text = "".join(json.dumps(line) + "\n" for line in [task, *lines])
    beside = path.with_name(path.name + ".new")
    with open(beside, "w", encoding="utf-8") as file:
        file.write(text + _checksum(text))
        file.flush()
        os.fsync(file.fileno())
    os.replace(beside, path)


def load(path: Path, task: dict[str, Any]) -> list[Any]:
    """The lines of a file; none if there is no file yet."""
    if not path.exists():
        return []
    text = path.read_text(encoding="utf-8", errors="replace")
    cut = text.rstrip("\n").rfind("\n") + 1
    if text[cut:] != _checksum(text[:cut]):
        raise SystemExit(f"{path} is damaged: delete it to begin again, or give another --state")
    first, *lines = map(json.loads, text[:cut].splitlines())
    if first != task:
        raise SystemExit(f"{path} is of another task, {json.dumps(first)}: give another --state")
    return lines
