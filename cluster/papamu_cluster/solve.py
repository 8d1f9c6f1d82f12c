"""Proves who wins a position, with many jobs at a time."""

from __future__ import annotations

import json
import sys
import time
import zlib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from distributed import Client, Future, as_completed

from papamu_cluster import state, worker
from papamu_cluster.tree import LEFT, RIGHT, Contradiction, Efforts, Tree

# A job that confirms another begins with an empty table, so it may search more.
CONFIRMING = 4
# After this many failures of one job in a row something is wrong that another attempt does not change.
MOST_FAILURES = 5


class Rubbish(Exception):
    """Why an answer cannot be one."""


@dataclass
class Job:
    position: str
    failures: int = 0
    # The answer of another process whose winner of this position this job is to confirm.
    doubted: Answer | None = None


@dataclass
class Answer:
    """What a job has found. The tree learns it as a whole when no winner in it is open to doubt any more."""

    job: Job
    where: str
    found: list[tuple[str, str]]
    children: Efforts
    # Winners that other jobs are to confirm.
    doubts: dict[str, str] = field(default_factory=dict)


@dataclass
class Limits:
    budget: int
    known: int
    # One of this many decisions is searched again; 0: none.
    sample: int
    save_every: float
    say_every: float


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def read(line: str, position: str | None) -> dict[str, Any]:
    """The answer about a position, if it has the form that `papamu job --help` describes."""

    def is_number(value: Any, least: int) -> bool:
        return type(value) is int and value >= least

    def is_state(value: Any) -> bool:
        efforts = is_number(value.get("win"), 1) and is_number(value.get("loss"), 1)
        return value["winner"] in (LEFT, RIGHT) and not efforts if "winner" in value else efforts

    def comes_later(value: Any) -> bool:
        text = value["position"]
        rows, before = text.split("/"), here.split("/")
        fits = set(text) <= set("xo./") and list(map(len, rows)) == list(map(len, before))
        return fits and text.count(".") > here.count(".") and is_state(value)

    try:
        answer: dict[str, Any] = json.loads(line)
        here, known, children = answer["position"], answer["known"], answer.get("children", [])
        is_good = (
            here == (position or here)
            and is_state(answer)
            and ("winner" in answer) == (not children)
            and all(map(comes_later, children))
            and all("winner" in fact and comes_later(fact) for fact in known)
            and is_number(answer["positions"], 0)
            and type(answer["seconds"]) is float
            and answer["seconds"] >= 0
        )
    except (ValueError, LookupError, TypeError, AttributeError):
        is_good = False
    if not is_good:
        raise Rubbish(f"not an answer about {position or 'the board'}: {line.strip()[:200]}")
    return answer


class Driver:
    """Keeps the tree, sends jobs and takes their answers."""

    def __init__(self, client: Client, board: str, player: str, rules: str, path: Path, limits: Limits) -> None:
        self.client, self.player, self.rules, self.path, self.limits = client, player, rules, path, limits
        self.task = {"papamu cluster": 1, "position": board, "player": player, "rules": rules}
        self.tree = Tree(board)
        self.cost = {"jobs": 0, "positions": 0, "seconds": 0.0}
        self.jobs: dict[Future[tuple[str, str]], Job] = {}
        self.answers = as_completed(raise_errors=False)
        self.saved = self.said = time.monotonic()
        if lines := state.load(path, self.task):
            self.cost, self.tree.facts, *nodes = lines
            try:
                self.tree.restore(nodes)
            except Contradiction as problem:
                raise SystemExit(
                    f"{path} contradicts itself ({problem}): delete it, or give another --state"
                ) from problem

    def winner(self) -> str:
        """Searches until the winner is proved."""
        try:
            while not (winner := self.tree.root.winner):
                # Without any worker one job waits for the first.
                threads = max(1, sum(self.client.nthreads().values()))
                while len(self.jobs) < threads and (node := self.tree.choose()):
                    self.tree.give(node)
                    self._send(Job(node.position))
                self._take(next(self.answers))
                self._report()
        finally:
            self._save()
        return self._named(self.tree.root.position, winner)

    def _named(self, position: str, winner: str) -> str:
        """In the tree Left is to move everywhere; on the board that may be Right."""
        swaps = position == self.tree.root.position and self.player == RIGHT
        return (LEFT if winner == RIGHT else RIGHT) if swaps else winner

    def _send(self, job: Job, avoided: str | None = None) -> None:
        is_root = job.position == self.tree.root.position
        # Twice what the others find while a job runs. A job that confirms neither believes nor reports anything.
        known = 0 if job.doubted else self.limits.known
        count = 2 * known * (len(self.jobs) + 1)
        facts = list(self.tree.facts.items())[-count:] if count else []
        question = {
            "position": job.position,
            "player": self.player if is_root else LEFT,
            "rules": self.rules,
            # The first job only lists the jumps, so that all workers have something to do.
            "budget": 0 if is_root else self.limits.budget * (CONFIRMING if job.doubted else 1),
            "known": known,
            "facts": [{"position": text, "winner": winner} for text, winner in facts],
        }
        others = [address for address in self.client.nthreads() if address != avoided] if avoided else []
        future = self.client.submit(
            worker.answer,
            json.dumps(question),
            bool(job.doubted),
            pure=False,
            priority=job.failures,
            workers=others or None,
            allow_other_workers=bool(others),
        )
        self.jobs[future] = job
        self.answers.add(future)

    def _take(self, future: Future[tuple[str, str]]) -> None:
        job = self.jobs.pop(future)
        position, where = job.position, None
        try:
            if future.status != "finished":
                raise Rubbish(f"{future.status} {future.exception() if future.status == 'error' else ''}")
            where, line = future.result()
            said = read(line, None if position == self.tree.root.position else position)
        except Rubbish as problem:
            self._refuse(job, where, problem)
            return
        self.cost["jobs"] += 1
        self.cost["positions"] += said["positions"]
        self.cost["seconds"] += said["seconds"]
        winner = self._named(position, said["winner"]) if "winner" in said else None
        children = {it["position"]: (it.get("win", 1), it.get("loss", 1)) for it in said.get("children", [])}
        if job.doubted:
            self._weigh(job.doubted, position, winner, children)
            return
        later = [*said["known"], *said.get("children", [])]
        found = [(fact["position"], fact["winner"]) for fact in later if "winner" in fact]
        found += [(position, winner)] if winner else []
        answer = Answer(job, where, found, children)
        sample = self.limits.sample
        for text, wins in found:
            if sample and text not in self.tree.facts and zlib.crc32(text.encode()) % sample == 0:
                answer.doubts[text] = wins
        for text in answer.doubts:
            self._send(Job(text, doubted=answer), where)
        self._learn(answer)

    def _weigh(self, answer: Answer, position: str, winner: str | None, children: Efforts) -> None:
        """Takes what another process says about a position of this answer."""
        claim = answer.doubts.pop(position, None)
        # Nothing waits for the other confirmations of an answer that is refused.
        if not claim:
            return
        if not winner:
            # It takes more than the budget from the beginning, so nobody need believe it.
            answer.found = [fact for fact in answer.found if fact[0] != position]
            if position == answer.job.position:
                answer.children = children
        elif winner != claim:
            answer.doubts.clear()
            problem = f"{claim} does not win {position}, if what was searched again is right"
            self._refuse(answer.job, answer.where, problem)
            return
        self._learn(answer)

    def _learn(self, answer: Answer) -> None:
        if answer.doubts:
            return
        try:
            self.tree.learn(answer.job.position, answer.found, answer.children)
        except Contradiction as problem:
            self._refuse(answer.job, answer.where, problem)

    def _refuse(self, job: Job, where: str | None, problem: Exception | str) -> None:
        say(f"refused from {where or 'a worker'}: {problem}")
        if job.failures == MOST_FAILURES:
            raise SystemExit(
                f"jobs about {job.position} fail again and again: see the lines above. If they contradict "
                "what is known, that may be false: begin again with another --state"
            )
        self._send(Job(job.position, job.failures + 1, job.doubted), where)

    def _report(self) -> None:
        now, root, cost = time.monotonic(), self.tree.root, self.cost
        if now - self.said >= self.limits.say_every:
            say(
                f"win {root.win:,.0f} loss {root.loss:,.0f}, {cost['jobs']} jobs done, {len(self.jobs)} running, "
                f"{len(self.tree.nodes)} positions in the tree, {cost['positions']:,} searched, "
                f"{cost['seconds']:,.1f} core-seconds"
            )
            self.said = now
        if now - self.saved >= self.limits.save_every:
            self._save()
            # Writing takes at most a twentieth of the time.
            self.saved = time.monotonic() + 19 * (time.monotonic() - now)

    def _save(self) -> None:
        state.save(self.path, self.task, [self.cost, self.tree.facts, *self.tree.written()])
