"""The installed package. Expected values are those of papers and of other programs, in tests/data."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
import unittest
from fractions import Fraction
from pathlib import Path
from typing import Any
from unittest.mock import patch

import papamu

ROOT = Path(os.environ["PAPAMU_ROOT"])
# A nearly full board, whose value takes long.
LONG = "/".join(["xoxoxoxo", "oxoxoxox"] * 3 + ["xox.xoxo", "oxo.oxox"])


def lines(path: str) -> list[list[str]]:
    """The lines of a table whose value has one name in every program."""
    rows = [line.split("\t") for line in (ROOT / path).read_text(encoding="utf-8").splitlines()]
    return [row for row in rows if re.fullmatch(r"-?\d+(/\d+)?|[v^]?\*|[v^]", row[-1])]


class Values(unittest.TestCase):
    def test_are_those_of_tables(self) -> None:
        compared = 0
        for rules, edge, position, *_, name in lines("tests/data/gallery.tsv"):
            if sum(position.count(stone) for stone in "xo") <= 10:
                walls = "walls" if edge == "board" else "plane"
                value = papamu.value(position, rules=rules, edge=walls)  # type: ignore[arg-type]
                self.assertEqual(value.ascii, name, position)
                compared += 1
        self.assertGreater(compared, 50)

    def test_add_and_compare(self) -> None:
        half, up, star = papamu.Value("1/2"), papamu.Value("^"), papamu.Value("*")
        self.assertEqual(papamu.value("oxo.ox"), half)
        self.assertEqual(half + half, 1)
        self.assertEqual(1 - half, half)
        self.assertEqual(hash(half + half), hash(papamu.Value("1")))
        self.assertTrue(up > 0 and -up < 0 and up < half)
        self.assertFalse(up == star or up <= star or up >= star)
        self.assertEqual(star + "*", 0)

    def test_say_what_is_known(self) -> None:
        # {4|1}: the mean is 5/2, and each move is worth 3/2.
        switch = papamu.Value("{4|1}")
        self.assertEqual((switch.mean, switch.temperature), (Fraction(5, 2), Fraction(3, 2)))
        self.assertEqual(switch.stops, [4, 1])
        self.assertEqual((switch.outcome, switch.is_hot, switch.is_number), ("Left", True, False))
        top = {"temperature": "3/2", "value": "5/2"}
        self.assertTrue(all(switch.thermograph[side][-1] == top for side in ("left", "right")))
        self.assertIn("t = 0: Left wall 4, Right wall 1<", switch.thermograph_svg())
        self.assertEqual(papamu.Value("1/2")._repr_latex_(), r"$\frac{1}{2}$")
        self.assertEqual(eval(repr(switch), {"Value": papamu.Value}), switch)


class Boards(unittest.TestCase):
    def test_play(self) -> None:
        board = papamu.Board("oxo.ox")
        [winning] = [move for move in board.moves() if move["wins"]]
        self.assertEqual((winning["player"], winning["value"]), ("Left", "0"))
        self.assertEqual(board.play(winning["name"]).value(), 0)
        self.assertEqual(board.outcome(), "Left")
        # Left has three jumps and Right has one.
        self.assertEqual([jump["player"] for jump in board.jumps()], ["Left"] * 3 + ["Right"])
        with self.assertRaisesRegex(ValueError, "no jump"):
            board.play("a1-c1")
        self.assertEqual(papamu.Board("oxo.ox"), board)

    def test_fall_into_parts(self) -> None:
        parts = papamu.parts("oxo.ox...oxo.ox")
        self.assertEqual([part["value"] for part in parts], ["1/2", "1/2"])

    def test_are_drawn(self) -> None:
        picture = papamu.Board("oxo.ox...oxo.ox")._repr_svg_()
        self.assertIn("value 1: Left wins", picture)
        self.assertEqual(picture.count('fill-opacity=".14"'), 2)
        self.assertEqual(picture.count("stroke-dasharray"), 2)
        self.assertNotIn("value", papamu.svg("oxo.ox", show=""))


class Dictionary(unittest.TestCase):
    def test_has_positions_of_the_value(self) -> None:
        # Both players have a jump in *, so each has a stone.
        star, *_ = papamu.dictionary("*")
        self.assertEqual(star.text.count("x") + star.text.count("o"), 2)
        found = 0
        for rules in ("ancient", "modern"):
            for place in ("plane", "edge", "corner", "walls"):
                for value in ("1/2", -2, papamu.Value("^*"), "{1|-1}"):
                    for board in papamu.dictionary(value, rules=rules, board=place):
                        self.assertEqual((board.value(), board.rules), (value, rules), board)
                        found += 1
        self.assertGreater(found, 50)

    def test_has_not_every_value(self) -> None:
        self.assertEqual(papamu.dictionary("1/1024"), [])
        self.assertEqual(papamu.dictionary(2**62), [])


class Widgets(unittest.TestCase):
    def test_share_what_is_on_the_board(self) -> None:
        board = papamu.Board("x.xo", rules="modern")
        widget = papamu.widget(board, site="https://example.org/papamu")
        self.assertEqual((widget.site, widget.board), ("https://example.org/papamu/", board))
        widget.set_state({"position": "oxo.ox", "rules": "ancient", "value": "1/2", "jump": "a1-c1"})
        self.assertEqual((widget.board, widget.value), (papamu.Board("oxo.ox"), papamu.Value("1/2")))
        shared = {"position": "oxo.ox", "rules": "ancient", "edge": "plane", "jump": "a1-c1", "value": "1/2"}
        self.assertLessEqual(shared.items(), widget.get_state().items())
        with self.assertRaises(SyntaxError):
            widget.position = "oxq"

    def test_open_by_what_the_document_gives_to_paste(self) -> None:
        document = (ROOT / "docs/embedding.md").read_text(encoding="utf-8")
        cell = document.split("A Jupyter cell")[1].split("```python\n")[1].split("```")[0]
        names: dict[str, Any] = {}
        exec(cell, names)
        self.assertEqual(names["board"].board, papamu.Board("oxo.ox"))

    def test_say_what_is_missing(self) -> None:
        with self.assertRaisesRegex(ValueError, "PAPAMU_SITE"):
            papamu.widget("oxo.ox")
        with patch.dict(os.environ, PAPAMU_SITE="http://localhost/"):
            self.assertEqual(papamu.widget("oxo.ox").site, "http://localhost/")
            with patch.dict(sys.modules, {"anywidget": None}):
                del sys.modules["papamu._widget"]
                with self.assertRaisesRegex(ModuleNotFoundError, "anywidget"):
                    papamu.widget("oxo.ox")


class Questions(unittest.TestCase):
    def test_calculate(self) -> None:
        self.assertEqual(papamu.calculate('"xo/.xo" + *2'), 0)
        self.assertEqual(papamu.calculate("^ > 0"), {"true": True, "difference": "Left"})

    def test_refuse_what_they_cannot_read(self) -> None:
        for wrong in (lambda: papamu.value("oxq"), lambda: papamu.Value("{0|"), lambda: papamu.calculate("1 +")):
            with self.assertRaisesRegex(SyntaxError, r"character \d+: expected "):
                wrong()
        with self.assertRaises(ValueError):
            papamu.value("xo", rules="old")  # type: ignore[arg-type]

    def test_give_up(self) -> None:
        with self.assertRaises(TimeoutError):
            papamu.value(LONG, edge="walls", limit=0.2)

    def test_let_other_threads_ask(self) -> None:
        search = threading.Thread(
            target=lambda: self.assertRaises(TimeoutError, papamu.value, LONG, edge="walls", limit=2.0)
        )
        search.start()
        self.assertEqual(papamu.Value("*2 + *3").ascii, "*")
        self.assertTrue(search.is_alive())
        search.join()

    def test_end_at_an_interrupt(self) -> None:
        # A shell starts programs in the background without this signal.
        begin = "import papamu, signal\nsignal.signal(signal.SIGINT, signal.default_int_handler)"
        program = f"{begin}\nprint('begun', flush=True)\npapamu.value({LONG!r}, edge='walls')"
        search = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        assert search.stdout is not None
        search.stdout.readline()
        search.send_signal(signal.SIGINT)
        _, said = search.communicate()
        self.assertIn(b"KeyboardInterrupt", said)


if __name__ == "__main__":
    unittest.main()
