"""Exact values of positions of Kōnane, the board game, and of other combinatorial games.

A position is a Board or a text: rows of x (Left), o (Right) and ., joined by /.
"""

from papamu._papamu import Board, Value, calculate, dictionary, moves, outcome, parts, svg, value

__all__ = ["Board", "Value", "calculate", "dictionary", "moves", "outcome", "parts", "svg", "value"]
