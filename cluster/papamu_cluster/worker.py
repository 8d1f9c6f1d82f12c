"""What runs on each worker: one `papamu job` for each of its threads, which lives as long as the worker."""

from __future__ import annotations

import os
import shlex
import subprocess
import time
from signal import SIGKILL
from subprocess import PIPE, Popen
from threading import Timer
from typing import IO, cast

from distributed import Worker, WorkerPlugin, get_worker

LONGEST_ANSWER = 1 << 26


def pipes(process: Popen[str]) -> tuple[IO[str], IO[str]]:
    """Into it and out of it."""
    assert process.stdin and process.stdout
    return process.stdin, process.stdout


class Processes(WorkerPlugin):
    name = "papamu"

    def __init__(self, command: str, longest: float) -> None:
        self.command, self.longest = command, longest
        self.idle: list[Popen[str]] = []

    def setup(self, worker: Worker) -> None:
        self.idle = []

    def teardown(self, worker: Worker) -> None:
        for process in self.idle:
            pipes(process)[0].close()

    def answer(self, job: str, is_fresh: bool) -> str:
        """A fresh process knows nothing of earlier jobs."""
        try:
            process = self._start() if is_fresh else self.idle.pop()
        except IndexError:
            process = self._start()
        questions, answers = pipes(process)
        # With the group its children end, which hold the pipe as well.
        limit = Timer(self.longest, os.killpg, [process.pid, SIGKILL])
        limit.start()
        begun = time.monotonic()
        try:
            questions.write(job + "\n")
            questions.flush()
            line = answers.readline(LONGEST_ANSWER)
        except BrokenPipeError:
            line = ""
        finally:
            limit.cancel()
        if not line.endswith("\n"):
            is_late = time.monotonic() - begun >= self.longest
            os.killpg(process.pid, SIGKILL)
            code = process.wait()
            why = f"has not answered within {self.longest:g} s" if is_late else f"has ended with exit code {code}"
            raise RuntimeError(f"“{self.command}” {why}")
        if is_fresh:
            questions.close()
            process.wait()
        else:
            self.idle.append(process)
        return line

    def _start(self) -> Popen[str]:
        words = shlex.split(self.command)
        return Popen(words, stdin=PIPE, stdout=PIPE, encoding="utf-8", errors="replace", start_new_session=True)


def answer(job: str, is_fresh: bool) -> tuple[str, str]:
    """The address of the worker, and the line with which the program has answered."""
    worker = get_worker()
    return worker.address, cast(Processes, worker.plugins[Processes.name]).answer(job, is_fresh)


def run(arguments: list[str]) -> tuple[int, str]:
    """The exit code of a command, and the end of what it has said."""
    done = subprocess.run(arguments, stdin=subprocess.DEVNULL, stdout=PIPE, stderr=subprocess.STDOUT)
    return done.returncode, done.stdout[-1000:].decode(errors="replace")
