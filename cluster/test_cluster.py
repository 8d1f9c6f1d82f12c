"""Real clusters of worker processes, with the real programs: papamu, which PAPAMU names, and the installed package."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path
from subprocess import PIPE, Popen
from typing import IO

from distributed import Client

from papamu_cluster.tree import LEFT, RIGHT, Contradiction, Efforts, Tree

ROOT = Path(__file__).resolve().parent.parent
PAPAMU = os.environ["PAPAMU"]
INSTALLED = Path(tempfile.mkdtemp())
# In place of papamu: after this many good answers always one that is none, then good ones again.
NONSENSE = """
import json, subprocess, sys
papamu = subprocess.Popen(sys.argv[1:], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
for number, line in enumerate(sys.stdin, 1):
    papamu.stdin.write(line)
    papamu.stdin.flush()
    good = papamu.stdout.readline()
    answer = json.loads(good)
    other = {"Left": "Right", "Right": "Left"}
    if number % 35 == 5:
        good = "nonsense\\n"
    elif number % 35 == 10:
        good = json.dumps({**answer, "position": "x" + answer["position"][1:].replace("o", "x")}) + "\\n"
    elif number % 35 == 15:
        good = json.dumps({**answer, "winner": "Left", "children": [{"position": "x"}]}) + "\\n"
    elif number % 35 == 20:
        good = json.dumps({**answer, "positions": -1}) + "\\n"
    elif number % 35 == 25 and answer["known"]:
        fact = json.loads(line)["facts"][-1]
        good = json.dumps({**answer, "known": [{**fact, "winner": other[fact["winner"]]}]}) + "\\n"
    elif number % 35 == 30:
        sys.exit(3)
    sys.stdout.write(good)
    sys.stdout.flush()
"""

# In place of papamu: the first answer is good; all others name one winner for a position and then the other.
TWO_WINNERS = """
import json, subprocess, sys
papamu = subprocess.Popen(sys.argv[1:], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
for line in sys.stdin:
    papamu.stdin.write(line)
    papamu.stdin.flush()
    answer = json.loads(papamu.stdout.readline())
    if json.loads(line)["budget"]:
        answer["known"] = [{"position": answer["children"][0]["position"], "winner": it} for it in ("Right", "Left")]
    print(json.dumps(answer), flush=True)
"""
# In place of papamu: says of each position decided on the way to its first answers that the other player wins it.
TURNED = """
import json, subprocess, sys
papamu = subprocess.Popen(sys.argv[1:], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
for number, line in enumerate(sys.stdin, 1):
    papamu.stdin.write(line)
    papamu.stdin.flush()
    answer = json.loads(papamu.stdout.readline())
    for fact in answer["known"] if number <= 2 else []:
        fact["winner"] = {"Left": "Right", "Right": "Left"}[fact["winner"]]
    print(json.dumps(answer), flush=True)
"""
# In place of papamu: a shell whose child keeps the pipe and never answers.
SILENT = "sh -c 'sleep 100000; true'"


def setUpModule() -> None:
    """Installs the package, of which flit-core makes a wheel."""
    unittest.addModuleCleanup(shutil.rmtree, INSTALLED)
    options = ["--quiet", "--no-deps", "--no-index", "--no-build-isolation", "--target", str(INSTALLED)]
    subprocess.run([sys.executable, "-m", "pip", "install", *options, str(ROOT / "cluster")], check=True)


def solved(size: str, opening: str) -> dict[str, tuple[str, int]]:
    """Who wins by static/solved.txt with either player first, and the positions that one core took."""
    lines = (ROOT / "static/solved.txt").read_text().split(f"board {size} ancient\n")[1].split("board")[0].splitlines()
    found = [line[len(opening) + 1 :].split() for line in lines if line.startswith(opening + " ")]
    return {first: (winner, int(positions)) for first, winner, positions, _ in found}


def said_by(process: Popen[str]) -> IO[str]:
    assert process.stderr
    return process.stderr


class ClusterTest(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def start(self, *arguments: str, job: str = f"{PAPAMU} job --memory 64") -> Popen[str]:
        program = str(INSTALLED / "bin/papamu-cluster")
        words = [program, arguments[0], "--state", str(self.folder / "state"), *arguments[1:]]
        words += ["--job", job] if arguments[0] == "solve" else []
        environment = {**os.environ, "PYTHONPATH": str(INSTALLED)}
        process = Popen(words, cwd=self.folder, env=environment, stdout=PIPE, stderr=PIPE, text=True)
        # This waits, and closes the pipes.
        self.addCleanup(process.__exit__, None, None, None)
        self.addCleanup(process.kill)
        return process

    def solve(self, size: str, opening: str, first: str, budget: int, *more: str, **how: str) -> Popen[str]:
        return self.start(
            "solve",
            "--size",
            size,
            "--opening",
            opening,
            "--first",
            first,
            "--budget",
            str(budget),
            "--say-every",
            "0",
            "--save-every",
            "0",
            *more,
            **how,
        )

    def finish(self, process: Popen[str]) -> tuple[str, int, str]:
        """The winner, the positions, and what was said."""
        out, said = process.communicate()
        self.assertEqual(process.returncode, 0, said)
        found = re.fullmatch(r".*\t(Left|Right) wins\t(\d+) positions\t[\d.]+ s\n", out)
        assert found, out + said
        return found[1], int(found[2]), said

    def wait_for(self, process: Popen[str], jobs: int) -> None:
        """Until this many jobs are done."""
        for line in said_by(process):
            done = re.search(r"(\d+) jobs done", line)
            if done and int(done[1]) >= jobs:
                return
        self.fail("the search has ended before")

    def jobs_done(self) -> int:
        return int(json.loads((self.folder / "state").read_text().splitlines()[1])["jobs"])


class Solving(ClusterTest):
    def test_a_cluster_agrees_with_one_core_and_shares(self) -> None:
        for size, opening, first, player, budget in [
            ("6x6", "a1 b1", "black", LEFT, 1000),
            ("5x8", "c1 c2", "white", RIGHT, 2500),
            ("5x6", "a1 b1", "white", RIGHT, 300),
        ]:
            with self.subTest(size):
                (self.folder / "state").unlink(missing_ok=True)
                winner, positions = solved(size, opening)[player]
                found, searched, _ = self.finish(self.solve(size, opening, first, budget, "--workers", "2"))
                self.assertEqual(found, winner)
                print(
                    f"{size} {opening}, {first} first: {self.jobs_done()} jobs of two workers, {searched} positions, "
                    f"{searched / positions:.2f} times those of one core"
                )
                # Six blind parts of 5×6 took 4.3 times as many.
                self.assertLess(searched, 4.3 * positions)
                self.assertGreater(self.jobs_done(), 20 if size == "5x6" else 100)

    def test_a_killed_worker_is_replaced(self) -> None:
        # This scheduler and these workers know nothing of the package but what they are sent.
        scheduler = str(self.folder / "scheduler")
        for words in ["scheduler --port 0", "worker --nworkers 2 --nthreads 1"]:
            command = [sys.executable, "-m", "dask", *words.split(), "--no-dashboard", "--scheduler-file", scheduler]
            beside = Popen(command, cwd=self.folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            self.addCleanup(beside.wait)
            self.addCleanup(beside.terminate)
        with Client(scheduler_file=scheduler) as client:
            client.wait_for_workers(2)
            process = self.solve("6x6", "a1 b1", "white", 1500, "--scheduler", client.scheduler.address)
            self.wait_for(process, 20)
            for victim in client.run(os.getpid).values():
                os.kill(victim, signal.SIGKILL)
                self.wait_for(process, self.jobs_done() + 10)
            self.assertEqual(self.finish(process)[0], solved("6x6", "a1 b1")[RIGHT][0])

    def test_a_killed_driver_goes_on(self) -> None:
        for _ in range(2):
            done = self.jobs_done() if (self.folder / "state").exists() else 0
            process = self.solve("6x6", "a1 b1", "black", 1500, "--workers", "2")
            self.wait_for(process, done + 25)
            process.kill()
            process.wait()
            self.assertGreater(self.jobs_done(), done)
        winner, positions = solved("6x6", "a1 b1")[LEFT]
        found, searched, _ = self.finish(self.solve("6x6", "a1 b1", "black", 1500, "--workers", "2"))
        self.assertEqual(found, winner)
        print(f"killed twice: {searched / positions:.2f} times the positions of one core")
        # What is decided is not searched again.
        again = self.finish(self.solve("6x6", "a1 b1", "black", 1500, "--workers", "1"))
        self.assertEqual(again[:2], (found, searched))
        other = self.solve("6x6", "a1 b1", "white", 1500, "--workers", "1")
        self.assertIn("is of another task", other.communicate()[1])
        with open(self.folder / "state", "r+") as file:
            file.seek(200)
            file.write("~")
        other = self.solve("6x6", "a1 b1", "black", 1500, "--workers", "1")
        self.assertIn("is damaged", other.communicate()[1])
        self.assertEqual(other.returncode, 1)

    def wrapped(self, program: str) -> str:
        """The command of a program that asks papamu."""
        wrapper = self.folder / "wrapper.py"
        wrapper.write_text(program)
        return shlex.join([sys.executable, str(wrapper), PAPAMU, "job", "--memory", "64"])

    def test_rubbish_is_refused(self) -> None:
        job = self.wrapped(NONSENSE)
        process = self.solve("6x6", "a1 b1", "black", 1500, "--workers", "2", "--sample", "500", job=job)
        found, _, said = self.finish(process)
        self.assertEqual(found, solved("6x6", "a1 b1")[LEFT][0])
        for problem in ["not an answer about", "nonsense", "by what is known", "has ended with exit code 3"]:
            self.assertIn(problem, said)

    def test_an_answer_that_contradicts_itself_leaves_nothing(self) -> None:
        job = self.wrapped(TWO_WINNERS)
        process = self.solve("6x6", "a1 b1", "black", 10, "--workers", "2", "--sample", "0", job=job)
        said = process.communicate()[1]
        self.assertEqual(process.returncode, 1, said)
        self.assertIn("by what is known", said)
        self.assertIn("fail again and again", said)
        _, _, facts, *nodes, _ = map(json.loads, (self.folder / "state").read_text().splitlines())
        self.assertEqual(facts, {})
        self.assertEqual([node for node in nodes if "winner" in node], [])

    def test_what_was_decided_on_the_way_is_searched_again(self) -> None:
        job = self.wrapped(TURNED)
        more = ["--workers", "2", "--known", "5", "--sample", "1"]
        found, _, said = self.finish(self.solve("5x6", "a1 b1", "white", 300, *more, job=job))
        self.assertEqual(found, solved("5x6", "a1 b1")[RIGHT][0])
        self.assertIn("if what was searched again is right", said)

    def test_a_program_that_ends_at_once_is_an_error(self) -> None:
        process = self.solve("4x4", "a1 b1", "black", 10, "--workers", "1", job="false")
        said = process.communicate()[1]
        self.assertEqual(process.returncode, 1)
        self.assertIn("“false” has ended with exit code 1", said)
        self.assertIn("fail again and again", said)

    def test_a_program_that_never_answers_is_an_error(self) -> None:
        process = self.solve("4x4", "a1 b1", "black", 10, "--workers", "1", "--longest", "0.2", job=SILENT)
        said = process.communicate()[1]
        self.assertEqual(process.returncode, 1)
        self.assertIn(f"“{SILENT}” has not answered within 0.2 s", said)
        self.assertIn("fail again and again", said)


class Parts(ClusterTest):
    def test_parts_run_until_all_are_done(self) -> None:
        files = str(self.folder / "part-{i}.txt")
        command = [PAPAMU, "census", "--stones", "4", "--part", "{i}/{n}", "--out", files]
        process = self.start("parts", "--of", "3", "--workers", "2", "--", *command)
        said = process.communicate()[1]
        self.assertEqual(process.returncode, 0, said)
        self.assertIn("3 of 3 done", said)
        positions = [line for i in (1, 2, 3) for line in self.census(files.format(i=i))]
        whole = str(self.folder / "whole.txt")
        subprocess.run([PAPAMU, "census", "--stones", "4", "--out", whole], check=True, stdout=subprocess.DEVNULL)
        self.assertEqual(sorted(positions), sorted(self.census(whole)))

    def census(self, file: str) -> list[str]:
        return [line for line in Path(file).read_text().splitlines() if not line.startswith("#")]


class Trees(unittest.TestCase):
    def test_a_proof_by_hand(self) -> None:
        tree = Tree("root")
        tree.learn("root", [], {"a": (3, 5), "b": (4, 2)})
        # The easiest way to win is to prove that the opponent loses b.
        self.assertEqual((tree.root.win, tree.root.loss), (2, 5.5))
        self.assertIs(tree.choose(), tree.nodes["b"])
        tree.give(tree.nodes["b"])
        tree.give(tree.nodes["a"])
        self.assertIsNone(tree.choose())
        tree.learn("b", [], {"c": (1, 1)})
        tree.learn("a", [], {"c": (1, 1), "d": (2, 2)})
        self.assertIs(tree.choose(), tree.nodes["c"])
        again = Tree("root")
        again.restore(json.loads(json.dumps(tree.written())))
        self.assertEqual(again.written(), tree.written())
        tree.learn("c", [("c", LEFT)], {})
        # The opponent loses neither a nor b yet, but wins no more by c.
        self.assertEqual((tree.nodes["b"].winner, tree.root.winner), (RIGHT, LEFT))
        with self.assertRaises(Contradiction):
            tree.learn("c", [("c", RIGHT)], {})

    def test_an_answer_is_learnt_as_a_whole_or_not_at_all(self) -> None:
        tree = Tree("root")
        tree.learn("root", [], {"a": (3, 5), "b": (4, 2)})
        tree.learn("a", [], {"c": (1, 1)})
        tree.learn("x", [("e", RIGHT)], {})
        tree.give(tree.nodes["b"])
        before = tree.written(), dict(tree.facts), tree.nodes.keys() | set()
        refused: list[tuple[list[tuple[str, str]], Efforts]] = [
            # Each of the two may be: not both, because a jump leads from a to c.
            ([("d", LEFT), ("c", RIGHT), ("a", RIGHT)], {}),
            # The only jump from b leads to d, so Left loses b and wins the root.
            ([("d", LEFT), ("root", RIGHT)], {"d": (1, 1)}),
            ([("d", LEFT), ("d", RIGHT)], {"d": (1, 1), "f": (2, 3)}),
            ([("e", LEFT)], {}),
        ]
        for found, children in refused:
            with self.subTest(found), self.assertRaises(Contradiction):
                tree.learn("b", found, children)
            self.assertEqual((tree.written(), tree.facts, tree.nodes.keys()), before)
            self.assertTrue(tree.nodes["b"].is_given)
