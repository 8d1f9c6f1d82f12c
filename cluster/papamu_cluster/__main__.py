"""The command line."""

from __future__ import annotations

import argparse
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import cloudpickle
from distributed import Client, LocalCluster

from papamu_cluster import worker
from papamu_cluster.parts import run_parts
from papamu_cluster.solve import Driver, Limits
from papamu_cluster.tree import LEFT, RIGHT


@contextmanager
def connected(address: str | None, workers: int | None) -> Iterator[Client]:
    """A client of the scheduler, or of workers on this machine."""
    if address:
        with Client(address) as client, TemporaryDirectory() as folder:
            # So the other machines need Dask and papamu, but not this package.
            package = Path(__file__).parent
            client.upload_file(shutil.make_archive(f"{folder}/{package.name}", "zip", package.parent, package.name))
            # A worker that comes later begins with the plugin before it has the package.
            cloudpickle.register_pickle_by_value(worker)
            client.wait_for_workers(1)
            yield client
    else:
        with LocalCluster(n_workers=workers, threads_per_worker=1) as local, Client(local) as client:
            yield client


def beginning(size: str, opening: str) -> str:
    """The text of a full board without two neighbouring stones."""
    words = re.fullmatch(r"([1-8])x([1-8]) ([a-h])([1-8]) ([a-h])([1-8])", f"{size} {opening}")
    if words:
        rows, columns, row, other_row = (int(words[index]) for index in (1, 2, 4, 6))
        column, other_column = (ord(words[index]) - ord("a") + 1 for index in (3, 5))
        squares = [(row, column), (other_row, other_column)]
        is_near = abs(row - other_row) + abs(column - other_column) == 1
    if not words or not is_near or any(row > rows or column > columns for row, column in squares):
        raise SystemExit("--size is RxC up to 8x8, and --opening two neighbouring squares, as in 6x7 and 'a1 b1'")
    return "/".join(
        "".join("." if (row, column) in squares else "xo"[(row + column) % 2] for column in range(1, columns + 1))
        for row in range(rows, 0, -1)
    )


def arguments() -> argparse.Namespace:
    shared = argparse.ArgumentParser(add_help=False, formatter_class=argparse.ArgumentDefaultsHelpFormatter)
    add = shared.add_argument
    add("--state", type=Path, required=True, metavar="FILE", help="where the same command goes on after a stop")
    add("--scheduler", metavar="ADDRESS", help="of Dask; without it workers begin on this machine")
    add("--workers", type=int, metavar="N", help="how many begin on this machine; without it one for each core")
    parser = argparse.ArgumentParser(prog="papamu-cluster", description="Divides searches among many machines.")
    commands = parser.add_subparsers(dest="command", required=True)

    def command(name: str, purpose: str) -> argparse.ArgumentParser:
        return commands.add_parser(name, help=purpose, parents=[shared], formatter_class=shared.formatter_class)

    add = command("solve", "who wins an opening: one proof by all workers").add_argument
    add("--size", required=True, metavar="RxC", help="up to 8x8")
    add("--opening", required=True, metavar="'a1 b1'", help="the stones removed")
    add("--first", choices=["black", "white"], required=True, help="who removes and jumps first")
    add("--rules", choices=["ancient", "modern"], default="ancient", help="how far a jump goes")
    add("--job", default="papamu job", metavar="COMMAND", help="does the jobs; one runs for each thread of a worker")
    add("--budget", type=int, default=10_000_000, metavar="N", help="positions of a job")
    add("--known", type=int, default=200, metavar="N", help="decided positions that a job reports for the others")
    add("--longest", type=float, default=3600, metavar="SECONDS", help="what takes longer is tried elsewhere")
    add(
        "--sample", type=int, default=1000, metavar="N", help="one of N decisions is searched again, elsewhere; 0: none"
    )
    add("--save-every", type=float, default=60, metavar="SECONDS", help="time between two writings of the state")
    add("--say-every", type=float, default=10, metavar="SECONDS", help="time between two lines of progress")
    add = command("parts", "runs a command for each part of a task").add_argument
    add("--of", type=int, required=True, metavar="N", help="how many parts")
    add("words", nargs="+", metavar="COMMAND", help="after --; {i} and {n} in it become the part and N")
    return parser.parse_args()


def solve(options: argparse.Namespace) -> None:
    board, player = beginning(options.size, options.opening), LEFT if options.first == "black" else RIGHT
    limits = Limits(options.budget, options.known, options.sample, options.save_every, options.say_every)
    with connected(options.scheduler, options.workers) as client:
        client.register_plugin(worker.Processes(options.job, options.longest))
        driver = Driver(client, board, player, options.rules, options.state, limits)
        winner, cost = driver.winner(), driver.cost
    print(f"{options.opening}\t{player} first\t{winner} wins\t{cost['positions']} positions\t{cost['seconds']:.1f} s")


def main() -> None:
    options = arguments()
    if options.command == "solve":
        solve(options)
    else:
        with connected(options.scheduler, options.workers) as client:
            run_parts(client, options.words, options.of, options.state)


if __name__ == "__main__":
    main()
