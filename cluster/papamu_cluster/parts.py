"""Runs a command for each part of a task whose parts need nothing of each other."""

from __future__ import annotations

from pathlib import Path

from distributed import Client, Future, as_completed

from papamu_cluster import state, worker
from papamu_cluster.solve import MOST_FAILURES, say


def run_parts(client: Client, command: list[str], of: int, path: Path) -> None:
    """A command that ends with 0 has done its part; one that ends with 2 has more to do, and runs again."""
    task = {"papamu parts": of, "command": command}
    done = state.load(path, task)
    numbers: dict[Future[tuple[int, str]], int] = {}
    failures = dict.fromkeys(range(1, of + 1), 0)
    ended = as_completed(raise_errors=False)

    def send(number: int) -> None:
        words = [word.replace("{i}", str(number)).replace("{n}", str(of)) for word in command]
        future = client.submit(worker.run, words, pure=False, priority=-number)
        numbers[future] = number
        ended.add(future)

    for number in failures.keys() - set(done):
        send(number)
    for future in ended:
        number = numbers.pop(future)
        code, text = future.result() if future.status == "finished" else (future.status, "")
        if code == 0:
            done.append(number)
            state.save(path, task, done)
        say(f"part {number}: exit code {code}, {len(done)} of {of} done {text if code not in (0, 2) else ''}".rstrip())
        failures[number] += code not in (0, 2)
        if failures[number] > MOST_FAILURES:
            raise SystemExit(f"part {number} fails again and again: see the lines above")
        if code != 0:
            send(number)
