#!/usr/bin/env python3
"""Checks certificates about positions of Kōnane, as docs/proofs.md defines them: papamu_check.py FILE ...

It needs Python 3.8 or later and nothing else. Read it from the top: how stones jump, when a claim is proved, and
what the lines of a file say.
"""

from __future__ import annotations

import gzip
import re
import sys
import zlib
from typing import Callable, Dict, Iterable, Iterator, List, Optional, Set, Tuple, TypeVar

# A set of squares is a number with a bit for each square; a position is the squares of x and those of o.
Squares = int
Stones = Tuple[Squares, Squares]
# A position, and the number of the value that is subtracted from it.
Difference = Tuple[Stones, int]
# The numbers of values that are added, and the number of the one that is subtracted from their sum.
Sum = Tuple[Tuple[int, ...], int]
Game = TypeVar("Game")

OTHER = {"x": "o", "o": "x"}
MOST_LINES = 5_000_000
LONGEST_LINE = 20_000
MOST_STEPS = 2_000_000  # claims looked up for one line
MOST_POSITIONS = 20_000  # positions of a part
MOST_PAIRS = 250  # pairs of moves in one play of an end or of a sum of values
MOST_SQUARES = 100_000_000  # squares of the window times claims of an end
FARTHEST = 4  # stones get at most so far beyond the window: a jump is one of peg solitaire

NUMBER = "(?:0|[1-9][0-9]{0,8})"
# What follows each word, and the least and the most that a number in it may be.
HEAD = {
    "rules": ("ancient|modern", 0, 0),
    "edge": ("plane|walls", 0, 0),
    "size": (f"{NUMBER} {NUMBER}", 1, 60),
    "depth": (NUMBER, 0, 4),
    "ends": (NUMBER, 1, 1_000_000),
}
NEEDED = {"rules", "edge", "size", "depth"}
# Who wins a position minus a value. By the last two signs this player moves first, by the others second.
CLAIMS = {">=": ["x"], "<=": ["o"], "=": ["x", "o"], "|>": ["x"], "<|": ["o"]}
CLAIMS_OF_FIRST = ("|>", "<|")


class Refused(Exception):
    """Why a certificate proves nothing."""


def need(condition: object, reason: str) -> None:
    if not condition:
        raise Refused(reason)


def shifted(squares: Squares, by: int) -> Squares:
    return squares << by if by > 0 else squares >> -by


def lowest(squares: Squares) -> Squares:
    return squares & -squares


def within(stones: Stones, squares: Squares) -> Stones:
    return stones[0] & squares, stones[1] & squares


class Board:
    """The rules of jumping, and the squares where stones may stand.

    The squares are numbered row by row. An unused one beside each row and a row of them above keep jumps from going
    around an edge.
    """

    def __init__(self, rules: str, edge: str, rows: int, columns: int) -> None:
        self.is_modern = rules == "modern"
        self.rows = rows
        self.columns = columns
        self.margin = FARTHEST if edge == "plane" else 0
        self.width = columns + 2 * self.margin + 1
        row = (1 << (self.width - 1)) - 1
        self.room = sum(row << (self.width * number) for number in range(1, rows + 2 * self.margin + 1))

    def position(self, text: str) -> Stones:
        stones = {"x": 0, "o": 0, ".": 0}
        lines = text.split("/")
        need(len(lines) == self.rows, f"the position has {len(lines)} rows, not {self.rows}")
        for row, line in enumerate(lines):
            columns = 0
            signs = []
            for run, sign in re.findall(r"([0-9]+)|(.)", line):
                if sign:
                    need(sign in stones, f"{sign!r} in a position")
                    signs.append((sign, columns))
                    columns += 1
                else:
                    need(re.fullmatch(NUMBER, run), f"{run!r} in a position")
                    columns += int(run)
            need(columns == self.columns, f"row {row + 1} has {columns} squares, not {self.columns}")
            first = (row + self.margin + 1) * self.width + self.margin
            for sign, column in signs:
                stones[sign] |= 1 << (first + column)
        return stones["x"], stones["o"]

    def jumps(self, player: str, stones: Stones) -> Iterator[Stones]:
        """The positions after each jump of the player: stones row by row, up, down, left, right, shortest first."""
        x, o = stones
        own, others = (x, o) if player == "x" else (o, x)
        free = self.room & ~own & ~others
        ways = (-self.width, self.width, -1, 1)
        # For each way the stones that can jump this way.
        starts = [own & shifted(others, -way) & shifted(free, -2 * way) for way in ways]
        movers = starts[0] | starts[1] | starts[2] | starts[3]
        while movers:
            stone = lowest(movers)
            movers ^= stone
            for way, start in zip(ways, starts):
                if start & stone:
                    for after, left in self.jumps_of(stone, way, own, others):
                        yield (after, left) if player == "x" else (left, after)

    def jumps_of(self, stone: Squares, way: int, own: Squares, others: Squares) -> Iterator[Stones]:
        """The player's stones and the others after each jump of one stone one way."""
        free = self.room & ~own & ~others
        to = stone
        left = others
        while True:
            over = shifted(to, way)
            to = shifted(over, way)
            if not (over & others and to & free):
                return
            left ^= over
            yield own ^ stone ^ to, left
            if self.is_modern:
                return

    def parts(self, stones: Stones) -> List[Stones]:
        """The parts whose stones never touch each other, whatever is played."""
        # Of each part its stones, and the squares that they reach: at first each stone is a part and cannot jump.
        parts = []
        rest = stones[0] | stones[1]
        while rest:
            parts.append((lowest(rest), lowest(rest)))
            rest ^= lowest(rest)
        while True:
            pair = self.first_touching([reach for _, reach in parts])
            if pair is None:
                return [within(stones, part) for part, _ in sorted(parts, key=lambda part: lowest(part[0]))]
            earlier, later = pair
            joined = parts.pop(later)[0] | parts.pop(earlier)[0]
            parts.append((joined, self.reach(within(stones, joined))))

    def first_touching(self, reaches: List[Squares]) -> Optional[Tuple[int, int]]:
        """The first set that touches one before it, behind the first that it touches."""
        for later, reach in enumerate(reaches):
            for earlier in range(later):
                if any(reach & shifted(reaches[earlier], way) for way in (0, 1, -1, self.width, -self.width)):
                    return earlier, later
        return None

    def reach(self, stones: Stones) -> Squares:
        """The squares on which a stone stands after any jumps of both players."""
        seen = {stones}
        waiting = [stones]
        reach = 0
        while waiting:
            now = waiting.pop()
            reach |= now[0] | now[1]
            for player in OTHER:
                for after in self.jumps(player, now):
                    if after not in seen:
                        seen.add(after)
                        waiting.append(after)
            need(len(seen) <= MOST_POSITIONS, "a part has too many positions")
        return reach


def is_won(
    winner: str, game: Game, moves: Callable[[str, Game], Iterable[Game]], holds: Callable[[Game], bool]
) -> bool:
    """The rule of a proof: to each of the loser's moves the winner has an answer after which a claim holds."""
    return all(any(holds(answered) for answered in moves(winner, moved)) for moved in moves(OTHER[winner], game))


class Proof:
    """What is proved so far, and the ways to prove more."""

    board: Board

    def __init__(self) -> None:
        self.depth = 0
        self.ends = 0
        # Of each value the numbers of its options: x moves to the first, o to the second.
        self.values: List[Dict[str, List[int]]] = []
        # The winners, who move second.
        self.proved: Set[Tuple[str, Difference]] = set()
        # Whether the winner, moving second, wins a sum.
        self.sums: Dict[Tuple[str, Sum], bool] = {}
        # How many claims were looked up for this line.
        self.steps = 0

    def moves(self, player: str, game: Difference) -> Iterator[Difference]:
        """A player's moves in a position minus a value: in the value, those of the other player."""
        stones, value = game
        for after in self.board.jumps(player, stones):
            yield after, value
        for option in self.values[value][OTHER[player]]:
            yield stones, option

    def holds(self, winner: str, game: Difference, depth: int) -> bool:
        """Whether the winner, who moves second (x for P >= v, o for P <= v), wins by what is proved so far."""
        self.steps += 1
        need(self.steps < MOST_STEPS, "one claim takes too long to check")
        return (winner, game) in self.proved or (depth > 0 and self.follows(winner, game, depth - 1))

    def follows(self, winner: str, game: Difference, depth: int) -> bool:
        return is_won(winner, game, self.moves, lambda after: self.holds(winner, after, depth))

    def wins_first(self, winner: str, game: Difference, depth: int) -> bool:
        return any(self.holds(winner, after, depth) for after in self.moves(winner, game))

    def is_end(self, winner: str, game: Difference, known: Dict[Difference, bool], pairs: int = 0) -> bool:
        """Whether the winner, moving second, wins if all is played; `known` is what this search has found."""
        if game not in known:
            need(pairs < MOST_PAIRS, "an end is too long")
            need(len(known) <= self.ends, f"an end has more than {self.ends} positions")
            # From now on it counts.
            known[game] = False
            known[game] = is_won(winner, game, self.moves, lambda after: self.is_end(winner, after, known, pairs + 1))
        return known[game]

    def follows_by_parts(self, winner: str, game: Difference, parts: List[Stones], summands: List[int]) -> None:
        """Each part has a value, and the sum of these is enough."""
        need(len(parts) == len(summands), f"the position has {len(parts)} parts, not {len(summands)}")
        for part in zip(parts, summands):
            need(self.holds(winner, part, self.depth), "a part is not proved")
        need(self.is_enough(winner, (tuple(summands), game[1])), "the parts do not prove the claim")

    def is_enough(self, winner: str, game: Sum, pairs: int = 0) -> bool:
        """Whether the winner, moving second, wins the sum of values minus the value."""
        summands, value = game
        key = winner, (tuple(sorted(summands)), value)
        if key not in self.sums:
            self.steps += 1
            need(self.steps < MOST_STEPS and pairs < MOST_PAIRS, "a sum of values takes too long to compare")
            self.sums[key] = is_won(
                winner, game, self.moves_in_sum, lambda after: self.is_enough(winner, after, pairs + 1)
            )
        return self.sums[key]

    def moves_in_sum(self, player: str, game: Sum) -> Iterator[Sum]:
        summands, value = game
        for place, summand in enumerate(summands):
            for option in self.values[summand][player]:
                yield (*summands[:place], option, *summands[place + 1 :]), value
        for option in self.values[value][OTHER[player]]:
            yield summands, option


class Reader:
    """Reads a certificate line by line, and checks each listed claim at its line."""

    def __init__(self) -> None:
        self.proof = Proof()
        self.head: Dict[str, str] = {}
        self.size = (0, 0)
        # The winner of the positions that follow, and the value subtracted from them.
        self.section: Optional[Tuple[str, int]] = None
        # What the whole proves: the game, the sign and the line.
        self.claims: List[Tuple[Difference, str, str]] = []
        # Lines so far, and listed claims.
        self.number = 0
        self.count = 0
        self.is_over = False

    def check(self, path: str) -> None:
        opened = gzip.open if path.endswith(".gz") else open
        with opened(path, "rt", encoding="utf-8", newline="\n") as file:
            while text := file.readline(LONGEST_LINE + 1):
                self.number += 1
                text = text.rstrip("\n")
                need(len(text) <= LONGEST_LINE and self.number <= MOST_LINES, "the file or a line is too long")
                if self.number == 1:
                    need(text == "papamu proof 1", "expected `papamu proof 1`")
                elif text and not text.startswith("#"):
                    self.line(text)
        self.conclude()

    def line(self, text: str) -> None:
        need(not self.is_over, "a line after the end")
        word, *rest = text.split(" ")
        value = re.fullmatch(rf"value ({NUMBER}) ([0-9,]*)\|([0-9,]*)", text)
        if value:
            need(int(value[1]) == len(self.proof.values), f"the next value is number {len(self.proof.values)}")
            self.proof.values.append({"x": self.options(value[2]), "o": self.options(value[3])})
        elif word in HEAD and word not in self.head:
            self.line_of_head(word, " ".join(rest))
        elif not self.head.keys() >= NEEDED:
            raise Refused("expected rules, edge, size and depth first")
        elif word == "claim" and len(rest) == 3 and rest[1] in CLAIMS:
            game = self.proof.board.position(rest[0]), self.value(rest[2])
            self.claims.append((game, rest[1], text))
        elif word in (">=", "<=") and len(rest) == 1:
            self.section = CLAIMS[word][0], self.value(rest[0])
        elif word == "end" and len(rest) == 1:
            need(rest[0] == str(self.count), f"{self.count} claims are listed, not {rest[0]}")
            self.is_over = True
        elif self.section is not None and len(rest) <= 1:
            winner, subtracted = self.section
            self.listed(winner, (self.proof.board.position(word), subtracted), rest[0] if rest else None)
        else:
            raise Refused("not a line of a certificate")

    def line_of_head(self, word: str, rest: str) -> None:
        words, least, most = HEAD[word]
        need(re.fullmatch(words, rest), "not a line of a certificate")
        self.head[word] = rest
        numbers = [int(number) for number in re.findall(NUMBER, rest)]
        need(all(least <= number <= most for number in numbers), f"{word} is not from {least} to {most}")
        if word == "size":
            self.size = numbers[0], numbers[1]
        elif word == "depth":
            self.proof.depth = numbers[0]
        elif word == "ends":
            self.proof.ends = numbers[0]
        rows, columns = self.size
        need(self.proof.ends * rows * columns <= MOST_SQUARES, "the ends are too large for such a board")
        if self.head.keys() >= NEEDED:
            self.proof.board = Board(self.head["rules"], self.head["edge"], rows, columns)

    def value(self, text: str) -> int:
        need(re.fullmatch(NUMBER, text) and int(text) < len(self.proof.values), f"no value {text!r} so far")
        return int(text)

    def options(self, text: str) -> List[int]:
        return [self.value(option) for option in text.split(",")] if text else []

    def listed(self, winner: str, game: Difference, reason: Optional[str]) -> None:
        proof = self.proof
        proof.steps = 0
        if reason is None:
            need(proof.follows(winner, game, proof.depth), "the claim does not follow from those before")
        elif reason == "end":
            need("ends" in self.head, "an end, but no line `ends`")
            need(proof.is_end(winner, game, {}), "the end is not true")
        else:
            parts = proof.board.parts(game[0])
            proof.follows_by_parts(winner, game, parts, [self.value(summand) for summand in reason.split("+")])
        proof.proved.add((winner, game))
        self.count += 1

    def conclude(self) -> None:
        need(self.is_over, "the file is cut: it has no line `end`")
        need(self.claims, "nothing is claimed")
        for game, sign, text in self.claims:
            for winner in CLAIMS[sign]:
                self.proof.steps = 0
                wins = self.proof.wins_first if sign in CLAIMS_OF_FIRST else self.proof.holds
                need(wins(winner, game, self.proof.depth), f"not proved: {text}")


def main(paths: List[str]) -> int:
    is_good = bool(paths)
    # One pair of moves of `is_enough` or `is_end` takes a few calls.
    sys.setrecursionlimit(10_000)
    for path in paths:
        reader = Reader()
        try:
            reader.check(path)
        except (Refused, OSError, EOFError, UnicodeDecodeError, zlib.error) as problem:
            is_good = False
            print(f"{path}: refused: line {reader.number}: {problem}")
        else:
            print(f"{path}: proved, {reader.count} claims listed", *(text for *_, text in reader.claims), sep="\n  ")
    return 0 if is_good else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
