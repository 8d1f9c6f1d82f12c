"""The top of the proof: positions that jobs have searched without a decision, and the positions after their jumps.

A position is its canonical text, as `papamu job` writes it: in it Left moves. Lines that meet share a node, and no line
returns, because each jump removes a stone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from math import inf
from typing import Any

LEFT, RIGHT = "Left", "Right"
EFFORTS: dict[str | None, tuple[float, float]] = {LEFT: (0, inf), RIGHT: (inf, 0)}
FACTS_KEPT = 100_000
# The positions after each jump, with how hard it is to prove that Left wins, and that Left loses.
Efforts = Mapping[str, tuple[float, float]]


class Contradiction(Exception):
    """A winner that cannot be, because of what is known."""


@dataclass(slots=True, eq=False)
class Node:
    position: str
    # How many positions it is expected to take to prove that Left wins, and that Left loses: 0 if that is proved.
    win: float
    loss: float
    children: list[Node] = field(default_factory=list)
    parents: list[Node] = field(default_factory=list)
    # Whether a job is searching it.
    is_given: bool = False

    @property
    def winner(self) -> str | None:
        return LEFT if self.win == 0 else RIGHT if self.loss == 0 else None


class Tree:
    def __init__(self, root: str) -> None:
        """The root may be any text: no line leads back to it."""
        self.root = Node(root, 1, 1)
        self.nodes = {root: self.root}
        # The winners found last, which the next jobs are told.
        self.facts: dict[str, str] = {}
        # How to take back what the last answer has changed, from the last change to the first.
        self.changes: list[Callable[..., Any]] = []

    def choose(self) -> Node | None:
        """The position that no job is searching and that a proof needs first, as far as the efforts say."""
        useless: set[Node] = set()

        def find(node: Node) -> Node | None:
            if node.winner or node in useless:
                return None
            useless.add(node)
            if not node.children:
                return None if node.is_given else node
            children = sorted(node.children, key=lambda child: child.loss)
            return next(filter(None, map(find, children)), None)

        return find(self.root)

    def give(self, node: Node) -> None:
        """While a job searches a position, it counts as twice as hard, so that the next jobs go elsewhere."""
        node.is_given = True
        self._set(node, 2 * node.win, 2 * node.loss)

    def learn(self, position: str, found: list[tuple[str, str]], children: Efforts) -> None:
        """Adds all of an answer: winners, and the positions after each jump. A contradiction leaves nothing of it."""
        self.changes.clear()
        node = self.nodes.get(position)
        try:
            for fact in found:
                self._decide(*fact)
            if node:
                self._expand(node, children)
        except BaseException:
            for take_back in reversed(self.changes):
                take_back()
            raise
        if node:
            node.is_given = False
        while len(self.facts) > FACTS_KEPT:
            del self.facts[next(iter(self.facts))]

    def _expand(self, node: Node, children: Efforts) -> None:
        if node.winner or node.children or not children:
            return
        for position, (win, loss) in children.items():
            if position not in self.nodes:
                self.nodes[position] = Node(position, *EFFORTS.get(self.facts.get(position), (win, loss)))
                self.changes.append(partial(self.nodes.pop, position))
            child = self.nodes[position]
            child.parents.append(node)
            node.children.append(child)
            self.changes += [child.parents.pop, node.children.pop]
        self._update(node)

    def _decide(self, position: str, winner: str) -> None:
        node = self.nodes.get(position)
        if {winner, node and node.winner, self.facts.get(position)} - {winner, None}:
            raise Contradiction(f"{winner} cannot win {position}, by what is known")
        if position not in self.facts:
            self.facts[position] = winner
            self.changes.append(partial(self.facts.pop, position))
        if node:
            self._set(node, *EFFORTS[winner])

    def _set(self, node: Node, win: float, loss: float) -> None:
        if (win, loss) != (node.win, node.loss):
            self.changes += [partial(setattr, node, "win", node.win), partial(setattr, node, "loss", node.loss)]
            node.win, node.loss = win, loss
            for parent in node.parents:
                self._update(parent)

    def _update(self, node: Node) -> None:
        """A win is as hard as the easiest jump. A loss is as hard as the hardest, plus half of the others."""
        wins = [child.win for child in node.children]
        win, loss = min(child.loss for child in node.children), (max(wins) + sum(wins)) / 2
        if win == 0 or loss == 0:
            self._decide(node.position, LEFT if win == 0 else RIGHT)
        elif not node.winner:
            self._set(node, win, loss)

    def written(self) -> list[dict[str, Any]]:
        """The positions that the proof still needs. The tree forgets the others."""
        needed = [self.root]
        self.nodes = {self.root.position: self.root}
        for node in needed:
            for child in [] if node.winner else node.children:
                if child.position not in self.nodes:
                    self.nodes[child.position] = child
                    needed.append(child)
        lines = []
        for node in needed:
            node.parents = [parent for parent in node.parents if self.nodes.get(parent.position) is parent]
            # As if no job were searching it.
            share = 2 if node.is_given else 1
            state = {"winner": node.winner} if node.winner else {"win": node.win / share, "loss": node.loss / share}
            lines.append({"position": node.position, **state, "children": [it.position for it in node.children]})
        return lines

    def restore(self, lines: list[dict[str, Any]]) -> None:
        """Reads what was written."""
        for line in lines:
            efforts = EFFORTS.get(line.get("winner")) or (line["win"], line["loss"])
            self.nodes.setdefault(line["position"], Node(line["position"], 1, 1))
            self.nodes[line["position"]].win, self.nodes[line["position"]].loss = efforts
        for line in lines:
            if "winner" not in line and line["children"]:
                self._expand(self.nodes[line["position"]], dict.fromkeys(line["children"], (1, 1)))
