#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Checks the layers inside the engine, and that kinds of nodes are not asked for their type.

It reads which types each source names. It does not see members: an extension that a lower folder uses is not found.

- A folder of LAYERS names types of its own, of the modules below the engine, and those listed.
- A folder of ORDER names no types of a later one.
- No folders name each other's types in a circle.
- Outside of the making of nodes (`old as? …`), no source casts to a class of nodes: a node answers a query instead,
  which its class overrides.
"""

import collections
import pathlib
import re
import sys

SOURCES = pathlib.Path(__file__).resolve().parents[2] / "Sources"
CORE = SOURCES / "Storypole"

# The arithmetic of layouts asks its subviews through `LayoutItem`, which it has itself.
LAYERS = {"Layouts": set(), "Images/Symbols/Catalog": set()}
# From the values that nodes hold to the windows that hold nodes.
ORDER = "Layouts Values Animation Events Layout Host Tree Nodes State Gestures Window Interaction".split()

PREFIX = r"(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|final|open|indirect|nonisolated)\s+)*"
DECLARATION = re.compile(r"^" + PREFIX + r"(?:struct|class|enum|protocol|actor|typealias)\s+(\w+)", re.M)
NESTED = re.compile(r"^ +(?:\w+ +)*(?:struct|class|enum|protocol|actor|typealias) +(\w+)", re.M)
NODE = re.compile(r"\bclass\s+(\w+)(?:<[^{>]*>)?\s*:\s*(\w+)")
# The parameters of a generic declaration, like nested types, hide types of the engine.
GENERIC = re.compile(r"\b(?:(?:func|struct|class|enum|protocol|typealias)\s+\w+|init[?]?|subscript)\s*<([^(>]*)>")
CAST = re.compile(r"(\w+)\)?\s+(?:as[?!]|is)\s+(?:\w+\.)?(\w+)|\bcase\s+(let)\s+\w+\s+as\s+(\w+)")


def stripped(path):
    """The source without comments and strings."""
    text = re.sub(r'"""[\s\S]*?"""', '""', path.read_text())
    text = re.sub(r"//.*", "", text)
    return re.sub(r'"(?:\\.|[^"\\\n])*"', '""', text)


def folder(path):
    """The folder below the engine; one inside of another counts alone if it is a layer."""
    parent = path.parent.relative_to(CORE).as_posix()
    return parent if parent in LAYERS else parent.split("/")[0]


def arrows(texts):
    """The names of types by which each folder refers to another: {folder: {other: {(source, name)}}}."""
    homes = collections.defaultdict(set)
    for path, text in texts.items():
        for name in DECLARATION.findall(text):
            homes[name].add(folder(path))
    result = collections.defaultdict(lambda: collections.defaultdict(set))
    for path, text in texts.items():
        generic = {name for list in GENERIC.findall(text) for name in re.findall(r"\b[A-Z]\w*", list.split(":")[0])}
        hidden = generic.union(NESTED.findall(text))
        for name in set(re.findall(r"\b_?[A-Z]\w+\b", text)) - hidden:
            home = homes.get(name, set())
            if len(home) == 1 and folder(path) not in home:
                result[folder(path)][next(iter(home))].add((path.relative_to(SOURCES), name))
    return result


def reachable(graph, start):
    """The folders that a folder refers to, through others."""
    found, waiting = set(), [start]
    while waiting:
        for other in graph.get(waiting.pop(), {}):
            if other not in found:
                found.add(other)
                waiting.append(other)
    return found


def casts(texts, kinds):
    """Yields the source, the line and the class of each cast to a kind of node."""
    for path, text in texts.items():
        for number, line in enumerate(path.read_text().split("\n"), 1):
            for value, name, _, pattern in CAST.findall(re.sub(r"//.*", "", line)):
                if (name or pattern) in kinds and value != "old":
                    yield path.relative_to(SOURCES), number, name or pattern


def main():
    failures = []
    texts = {path: stripped(path) for path in sorted(SOURCES.rglob("*.swift"))}
    core = {path: text for path, text in texts.items() if CORE in path.parents}

    graph = arrows(core)
    for layer, allowed in LAYERS.items():
        for other, names in sorted(graph[layer].items()):
            for source, name in sorted(names):
                if name not in allowed:
                    failures.append(f"{source}: {layer} must not refer to {name} of {other}")
    for index, name in enumerate(ORDER):
        for other in set(graph[name]).intersection(ORDER[index + 1 :]):
            source, type_name = sorted(graph[name][other])[0]
            failures.append(f"{source}: {name} must not refer to {type_name} of {other}, which is above it")
    for name in sorted(graph):
        if name not in reachable(graph, name):
            continue
        for other, names in sorted(graph[name].items()):
            if name in reachable(graph, other):
                source, type_name = sorted(names)[0]
                failures.append(f"{source}: {type_name} makes a circle of {name} and {other}")

    parents = dict(pair for text in texts.values() for pair in NODE.findall(text))
    kinds = set()
    for name in parents:
        base = name
        while base in parents and base not in ("LayoutNode", "_ViewNode"):
            base = parents[base]
        if base in ("LayoutNode", "_ViewNode") and base != name:
            kinds.add(name)
    if len(kinds) < 60:
        failures.append(f"only {len(kinds)} classes of nodes were found")
    for source, number, name in casts(texts, kinds):
        failures.append(f"{source}:{number}: cast to {name}; let nodes answer a query instead")

    for failure in failures:
        print(failure, file=sys.stderr)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
