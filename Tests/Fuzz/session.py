"""The common parts of the Python drivers of 'make fuzz': options, the seed, and the output of findings."""

import argparse
import pathlib
import sys
import time


def main(kind, unit, run):
    """Runs `run(seed, count, end)`, which returns its number of actions and the failure or None."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--time", type=float, default=60)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--count", type=int, default=0, help=unit)
    parser.add_argument("--out", type=pathlib.Path, default=pathlib.Path("out/fuzz"))
    options = parser.parse_args()
    start = time.time()
    print(f"fuzz: {kind} from SEED={options.seed}", flush=True)
    done, wrong = run(options.seed, options.count, start + options.time)
    print(f"fuzz: {done} {unit} in {time.time() - start:.0f} s: {wrong or 'clean'}")
    if wrong:
        options.out.mkdir(parents=True, exist_ok=True)
        (options.out / f"{kind}-{options.seed}.txt").write_text(
            f"SEED={options.seed} KIND={kind} COUNT={done}\n{wrong}\n")
        sys.exit(1)
