#!/usr/bin/env python3
"""Checks certificates about positions of Kōnane, as docs/proofs.md defines them: papamu_check.py FILE ..."""

import gzip, re, sys

OTHER = {"x": "o", "o": "x"}
DIRECTIONS = (-1, 0), (1, 0), (0, -1), (0, 1)
MOST_LINES, LONGEST_LINE, MOST_SIDE, MOST_DEPTH = 5_000_000, 20_000, 60, 4
MOST_STEPS, MOST_PAIRS, MOST_POSITIONS = 2_000_000, 250, 20_000
NUMBER = "(?:0|[1-9][0-9]{0,8})"
CLAIMS = {">=": ["x"], "<=": ["o"], "=": ["x", "o"], "|>": ["x"], "<|": ["o"]}


class Refused(Exception): pass


def need(condition, reason):
    if not condition: raise Refused(reason)


class Checker:
    def __init__(self):
        self.rules = self.edge = self.size = self.depth = self.section = None
        self.values = []  # of each value its options: x moves to the first, o to the second
        self.claims, self.proved, self.sums = [], set(), {}
        self.count, self.steps, self.is_over = 0, 0, False

    def has_square(self, row, column):
        rows, columns = self.size
        return self.edge == "plane" or (0 <= row < rows and 0 <= column < columns)

    def jumps(self, player, stones):
        """The positions after each jump of the player."""
        colours = dict(stones)
        for (row, column), colour in stones:
            for down, right in DIRECTIONS if colour == player else ():
                after, to = dict(colours), (row, column)
                del after[to]
                while True:
                    over, to = (to[0] + down, to[1] + right), (to[0] + 2 * down, to[1] + 2 * right)
                    if colours.get(over) != OTHER[player] or to in colours or not self.has_square(*to):
                        break
                    del after[over]
                    yield frozenset([*after.items(), (to, player)])
                    if self.rules == "modern": break

    def moves(self, player, stones, value):
        """A player's moves in a position minus a value: in the value, those of the other player."""
        for after in self.jumps(player, stones): yield after, value
        for option in self.values[value][OTHER[player]]: yield stones, option

    def holds(self, winner, stones, value, depth):
        """Whether the winner, who moves second (x for P >= v, o for P <= v), wins by what is proved so far."""
        self.steps += 1
        need(self.steps < MOST_STEPS, "one claim takes too long to check")
        return (winner, stones, value) in self.proved or depth > 0 and self.follows(winner, stones, value, depth - 1)

    def is_answered(self, winner, stones, value, depth):
        return any(self.holds(winner, *after, depth) for after in self.moves(winner, stones, value))

    def follows(self, winner, stones, value, depth):
        loser = OTHER[winner]
        return all(self.is_answered(winner, *after, depth) for after in self.moves(loser, stones, value))

    def parts(self, stones):
        groups = [(frozenset([stone]), {stone[0]}) for stone in sorted(stones)]
        near = lambda one, two: any(abs(r - s) + abs(c - d) < 2 for r, c in one for s, d in two)
        while True:
            pairs = ((a, b) for a in groups for b in groups if a is not b and near(a[1], b[1]))
            one, two = next(pairs, (None, None))
            if one is None: return sorted((part for part, _ in groups), key=min)
            groups = [group for group in groups if group is not one and group is not two]
            groups.append((one[0] | two[0], self.reach(one[0] | two[0])))

    def reach(self, stones):
        """The squares on which a stone stands after any jumps of both players."""
        seen, todo = {stones}, [stones]
        for now in todo:
            for after in (after for player in OTHER for after in self.jumps(player, now)):
                if after not in seen: seen.add(after), todo.append(after)
            need(len(seen) <= MOST_POSITIONS, "a part has too many positions")
        return {square for now in seen for square, _ in now}

    def is_enough(self, winner, summands, value, pairs=0):
        """Whether the winner, moving second, wins the sum of values minus the value."""
        key = winner, tuple(sorted(summands)), value
        if key not in self.sums:
            self.steps += 1
            need(self.steps < MOST_STEPS and pairs < MOST_PAIRS, "a sum of values takes too long to compare")
            self.sums[key] = all(
                any(self.is_enough(winner, *answered, pairs + 1) for answered in self.in_sum(winner, *after))
                for after in self.in_sum(OTHER[winner], summands, value)
            )
        return self.sums[key]

    def in_sum(self, player, summands, value):
        for place, summand in enumerate(summands):
            for option in self.values[summand][player]: yield (*summands[:place], option, *summands[place + 1:]), value
        for option in self.values[value][OTHER[player]]: yield summands, option

    def position(self, text):
        squares, lines = {}, text.split("/")
        need(len(lines) == self.size[0], f"the position has {len(lines)} rows, not {self.size[0]}")
        for row, line in enumerate(lines):
            column = 0
            for run, sign in re.findall(r"([0-9]+)|(.)", line):
                need(re.fullmatch(NUMBER, run) or sign and sign in "xo.", f"{run or sign!r} in a position")
                if sign in OTHER: squares[row, column] = sign
                column += int(run or 1)
            need(column == self.size[1], f"row {row + 1} has {column} squares, not {self.size[1]}")
        return frozenset(squares.items())

    def value(self, text):
        need(re.fullmatch(NUMBER, text) and int(text) < len(self.values), f"no value {text!r} so far")
        return int(text)

    def line(self, text):
        need(not self.is_over, "a line after the end")
        word, *rest = text.split(" ")
        is_ready = None not in (self.rules, self.edge, self.size, self.depth)
        if text in ("rules ancient", "rules modern") and self.rules is None:
            self.rules = rest[0]
        elif text in ("edge plane", "edge walls") and self.edge is None:
            self.edge = rest[0]
        elif re.fullmatch(f"size {NUMBER} {NUMBER}", text) and self.size is None:
            self.size = int(rest[0]), int(rest[1])
            need(all(1 <= side <= MOST_SIDE for side in self.size), f"a side is not from 1 to {MOST_SIDE}")
        elif re.fullmatch(f"depth {NUMBER}", text) and self.depth is None:
            self.depth = int(rest[0])
            need(self.depth <= MOST_DEPTH, f"the depth is above {MOST_DEPTH}")
        elif re.fullmatch(rf"value {NUMBER} [0-9,]*\|[0-9,]*", text):
            need(int(rest[0]) == len(self.values), f"the next value is number {len(self.values)}")
            sides = [[self.value(one) for one in side.split(",") if side] for side in rest[1].split("|")]
            self.values.append(dict(zip("xo", sides)))
        elif not is_ready:
            raise Refused("expected rules, edge, size and depth first")
        elif word == "claim" and len(rest) == 3 and rest[1] in CLAIMS:
            self.claims.append((self.position(rest[0]), rest[1], self.value(rest[2]), text))
        elif word in (">=", "<=") and len(rest) == 1:
            self.section = CLAIMS[word][0], self.value(rest[0])
        elif word == "end" and len(rest) == 1:
            need(rest[0] == str(self.count), f"{self.count} claims are listed, not {rest[0]}")
            self.is_over = True
        elif self.section is not None and len(rest) <= 1:
            self.listed(self.position(word), [self.value(one) for text in rest for one in text.split("+")])
        else:
            raise Refused("not a line of a certificate")

    def listed(self, stones, summands):
        (winner, value), self.steps = self.section, 0
        if summands:
            parts = self.parts(stones)
            need(len(parts) == len(summands), f"the position has {len(parts)} parts, not {len(summands)}")
            for part, summand in zip(parts, summands):
                need(self.holds(winner, part, summand, self.depth), "a part is not proved")
            need(self.is_enough(winner, tuple(summands), value), "the parts do not prove the claim")
        else:
            need(self.follows(winner, stones, value, self.depth), "the claim does not follow from those before")
        self.proved.add((winner, stones, value))
        self.count += 1

    def conclude(self):
        need(self.is_over, "the file is cut: it has no line `end`")
        need(self.claims, "nothing is claimed")
        for stones, sign, value, text in self.claims:
            wins = self.is_answered if sign in ("|>", "<|") else self.holds
            for winner in CLAIMS[sign]:
                self.steps = 0
                need(wins(winner, stones, value, self.depth), f"not proved: {text}")


def check(path):
    checker, number = Checker(), 0
    with (gzip.open if path.endswith(".gz") else open)(path, "rt", encoding="utf-8", newline="\n") as file:
        try:
            while text := file.readline(LONGEST_LINE + 1):
                number, text = number + 1, text.rstrip("\n")
                need(number <= MOST_LINES and len(text) <= LONGEST_LINE, "the file or a line is too long")
                need(number > 1 or text == "papamu proof 1", "expected `papamu proof 1`")
                if number > 1 and text and not text.startswith("#"): checker.line(text)
            checker.conclude()
        except Refused as reason:
            raise Refused(f"line {number}: {reason}") from None
    return checker


def main(paths):
    is_good = bool(paths)
    sys.setrecursionlimit(10_000)  # one pair of moves of `is_enough` takes a few calls
    for path in paths:
        try:
            checker = check(path)
            print(f"{path}: proved, {checker.count} claims listed", *(text for *_, text in checker.claims), sep="\n  ")
        except (Refused, OSError, EOFError, UnicodeDecodeError, RecursionError) as problem:
            is_good = False
            print(f"{path}: refused: {problem}")
    return 0 if is_good else 1


if __name__ == "__main__": sys.exit(main(sys.argv[1:]))
