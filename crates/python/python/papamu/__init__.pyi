"""Exact values of positions of Kōnane, the board game, and of other combinatorial games.

A position is a Board or a text: rows of x (Left), o (Right) and ., joined by /.
"""

from fractions import Fraction
from typing import Any, Literal, TypedDict

from papamu._widget import BoardWidget

Rules = Literal["ancient", "modern"]
Edge = Literal["plane", "walls"]
Outcome = Literal["Left", "Right", "Next", "Previous"]

class Corner(TypedDict):
    temperature: str
    value: str

class Walls(TypedDict):
    left: list[Corner]
    right: list[Corner]

class Jump(TypedDict):
    player: Literal["Left", "Right"]
    name: str
    to: str
    taken: int

class Move(Jump):
    value: str
    wins: bool
    fate: str

class Distance(TypedDict):
    atLeast: int
    atMost: int

class Penetration(TypedDict):
    up: Distance
    down: Distance
    left: Distance
    right: Distance

class Part(TypedDict):
    text: str
    corner: str
    value: str
    penetration: Penetration

class Value:
    """The value of a game, as Value('{0|*} + 1/2'); 1, ^, *2, 3.v*, Tiny(2) and +-1 are names.

    Values add, subtract and compare: of two confused ones none of ==, <= and >= holds.
    """

    def __new__(cls, text: str, limit: float | None = None) -> Value: ...
    ascii: str
    unicode: str
    latex: str
    html: str
    outcome: Outcome
    stops: list[Fraction]
    mean: Fraction
    temperature: Fraction
    thermograph: Walls
    def thermograph_svg(self) -> str: ...
    is_number: bool
    is_nimber: bool
    is_infinitesimal: bool
    is_hot: bool
    def _repr_latex_(self) -> str: ...
    def __add__(self, other: Value | int | str) -> Value: ...
    def __radd__(self, other: int | str) -> Value: ...
    def __sub__(self, other: Value | int | str) -> Value: ...
    def __rsub__(self, other: int | str) -> Value: ...
    def __neg__(self) -> Value: ...
    def __lt__(self, other: Value | int | str) -> bool: ...
    def __le__(self, other: Value | int | str) -> bool: ...
    def __gt__(self, other: Value | int | str) -> bool: ...
    def __ge__(self, other: Value | int | str) -> bool: ...

class Board:
    """A position with its rules. Nothing changes it: a jump makes another one, in which squares keep their names."""

    def __new__(cls, text: str, rules: Rules = "ancient", edge: Edge = "plane") -> Board: ...
    text: str
    rules: Rules
    edge: Edge
    def jumps(self) -> list[Jump]: ...
    def play(self, jump: str) -> Board: ...
    def value(self, limit: float | None = None) -> Value: ...
    def outcome(self, limit: float | None = None) -> Outcome: ...
    def moves(self, limit: float | None = None) -> list[Move]: ...
    def parts(self, limit: float | None = None) -> list[Part]: ...
    def svg(self, show: str = "value parts", limit: float | None = None) -> str: ...
    def _repr_svg_(self) -> str: ...

def value(
    position: Board | str, *, rules: Rules = "ancient", edge: Edge = "plane", limit: float | None = None
) -> Value: ...
def outcome(
    position: Board | str, *, rules: Rules = "ancient", edge: Edge = "plane", limit: float | None = None
) -> Outcome: ...
def moves(
    position: Board | str, *, rules: Rules = "ancient", edge: Edge = "plane", limit: float | None = None
) -> list[Move]: ...
def parts(
    position: Board | str, *, rules: Rules = "ancient", edge: Edge = "plane", limit: float | None = None
) -> list[Part]: ...
def svg(
    position: Board | str,
    *,
    show: str = "value parts",
    rules: Rules = "ancient",
    edge: Edge = "plane",
    limit: float | None = None,
) -> str: ...
def dictionary(
    value: Value | int | str, *, rules: Rules = "ancient", board: Literal["plane", "edge", "corner", "walls"] = "plane"
) -> list[Board]: ...
def calculate(
    expression: str, *, rules: Rules = "ancient", edge: Edge = "plane", limit: float | None = None
) -> Any: ...
def widget(
    position: Board | str,
    *,
    site: str | None = None,
    rules: Rules = "ancient",
    edge: Edge = "plane",
    show: str = "value parts",
) -> BoardWidget: ...
