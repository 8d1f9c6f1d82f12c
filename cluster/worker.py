"""What runs on each worker: one `papamu job` for each of its threads, which lives as long as the worker."""

from __future__ import annotations

import shlex
import subprocess

from distributed import Worker, WorkerPlugin, get_worker

LONGEST_ANSWER = 1 << 26


class Processes(WorkerPlugin):
    name = "papamu"

    def __init__(self, command: str) -> None:
        self.command = command
        self.idle: list[subprocess.Popen] = []

    def setup(self, worker: Worker) -> None:
        self.idle = []

    def teardown(self, worker: Worker) -> None:
        for process in self.idle:
            process.stdin.close()

    def answer(self, job: str, is_fresh: bool) -> str:
        """A fresh process knows nothing of earlier jobs."""
        try:
            process = self._start() if is_fresh else self.idle.pop()
        except IndexError:
            process = self._start()
        try:
            process.stdin.write(job + "\n")
            process.stdin.flush()
            line = process.stdout.readline(LONGEST_ANSWER)
        except BrokenPipeError:
            line = ""
        if not line.endswith("\n"):
            process.kill()
            raise RuntimeError(f"“{self.command}” has ended with exit code {process.wait()}")
        if is_fresh:
            process.stdin.close()
            process.wait()
        else:
            self.idle.append(process)
        return line

    def _start(self) -> subprocess.Popen:
        pipe = subprocess.PIPE
        return subprocess.Popen(shlex.split(self.command), stdin=pipe, stdout=pipe, encoding="utf-8", errors="replace")


def answer(job: str, is_fresh: bool) -> tuple[str, str]:
    """The address of the worker, and the line with which the program has answered."""
    worker = get_worker()
    return worker.address, worker.plugins[Processes.name].answer(job, is_fresh)


def run(arguments: list[str]) -> tuple[int, str]:
    """The exit code of a command, and the end of what it has said."""
    done = subprocess.run(arguments, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    return done.returncode, done.stdout[-1000:].decode(errors="replace")
