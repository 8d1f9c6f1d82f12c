"""Exact values of positions of Kōnane, the board game, and of other combinatorial games.

A position is a Board or a text: rows of x (Left), o (Right) and ., joined by /.
"""

import os

from papamu._papamu import Board, Value, calculate, dictionary

__all__ = ["Board", "Value", "calculate", "dictionary", "moves", "outcome", "parts", "svg", "value", "widget"]


def _board(position, rules, edge):
    return position if isinstance(position, Board) else Board(position, rules, edge)


def value(position, *, rules="ancient", edge="plane", limit=None):
    """The value of a position."""
    return _board(position, rules, edge).value(limit)


def outcome(position, *, rules="ancient", edge="plane", limit=None):
    """Who wins, as Board.outcome says it."""
    return _board(position, rules, edge).outcome(limit)


def moves(position, *, rules="ancient", edge="plane", limit=None):
    """All jumps, as Board.moves has them."""
    return _board(position, rules, edge).moves(limit)


def parts(position, *, rules="ancient", edge="plane", limit=None):
    """The parts, as Board.parts has them."""
    return _board(position, rules, edge).parts(limit)


def svg(position, *, show="value parts", rules="ancient", edge="plane", limit=None):
    """A picture, as Board.svg draws it."""
    return _board(position, rules, edge).svg(show, limit)


def widget(position, *, site=None, rules="ancient", edge="plane", show="value parts"):
    """A board in a cell of a notebook, which plays; it needs anywidget: pip install 'papamu[widget]'.

    The board comes from a built site, whose address is site or the environment variable PAPAMU_SITE. What changes in
    the cell changes position, rules and edge of the widget, and the other way round; its jump and value are the last
    ones in the cell, and its board is a Board. show has some of the words value, parts, reach, left and right.
    """
    site = site or os.environ.get("PAPAMU_SITE")
    if not site:
        raise ValueError("the address of a built site is missing: give it as site, or set PAPAMU_SITE")
    from papamu._widget import BoardWidget

    board = _board(position, rules, edge)
    terms = {"position": board.text, "rules": board.rules, "edge": board.edge, "show": show}
    return BoardWidget(site=site.rstrip("/") + "/", **terms)
