#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Prints Docs/declarations.tsv, the declarations that `import SwiftUI` exports, from the symbol graphs of a folder.

A type has no owner: its row has its name and the protocols that it conforms to. A member's row has its owner, its kind and
its signature, with constraints of generic parameters in their place."""
import glob
import json
import re
import sys

KINDS = {
    "struct": "type", "enum": "type", "class": "type", "protocol": "type", "typealias": "type",
    "property": "member", "method": "member", "var": "member",
    "type.property": "static", "type.method": "static", "enum.case": "static",
    "init": "init", "func": "func", "macro": "macro",
}
# Protocols that say nothing about an argument.
MARKERS = {"Sendable", "SendableMetatype", "Copyable", "Escapable"}


def signature(symbol):
    """The name with its parameters, without attributes and the result."""
    name = symbol["pathComponents"][-1]
    if "(" not in name:
        return name
    base = name.split("(")[0]
    text = "".join(part["spelling"] for part in symbol["declarationFragments"])
    start = re.search(r"(?<![\w@])" + re.escape(base) + r"[?!]?(<[^(]*>)?\(", text)
    if not start:
        return name
    depth = 0
    for end in range(start.end() - 1, len(text)):
        depth += {"(": 1, "[": 1, ")": -1, "]": -1}.get(text[end], 0)
        if depth == 0:
            break
    parameters = re.sub(r"@\w+(<[^>]*>)?(\([^)]*\))? ", "", text[start.end() - 1:end + 1])
    parameters = re.sub(r"\s+", " ", parameters)
    protocols = {}
    for rule in symbol.get("swiftGenerics", {}).get("constraints", []):
        if rule["kind"] == "conformance" and rule["rhs"] not in MARKERS and rule["lhs"] != "Self":
            protocols.setdefault(rule["lhs"], []).append(rule["rhs"])
    # The graph leaves out the constraints of some parameters.
    for parameter, name in re.findall(r"(\w+) : (\w+)", text.partition(" where ")[2]):
        if parameter not in protocols and name not in MARKERS:
            protocols[parameter] = [name]
    for parameter, found in protocols.items():
        some = "some " + found[0] if len(found) == 1 else "some " + " & ".join(sorted(found))
        parameters = re.sub(
            r"(?<![\w.])" + re.escape(parameter) + r"(?![\w.:]| :)", lambda _: some, parameters)
    return base + parameters


def main(folder):
    graphs = []
    for path in sorted(glob.glob(folder + "/*.symbols.json")):
        with open(path) as file:
            graphs.append(json.load(file))
    symbols = [symbol for graph in graphs for symbol in graph["symbols"]]
    names = {symbol["identifier"]["precise"]: ".".join(symbol["pathComponents"]) for symbol in symbols}
    protocols = {}
    for graph in graphs:
        for relation in graph["relationships"]:
            name = names.get(relation["target"], "_")
            if relation["kind"] == "conformsTo" and not name.startswith("_"):
                protocols.setdefault(names.get(relation["source"]), set()).add(name)
    rows = set()
    for symbol in symbols:
        kind = KINDS.get(symbol["kind"]["identifier"].removeprefix("swift."))
        path = symbol["pathComponents"]
        if kind is None or any(part.startswith("_") for part in path):
            continue
        name = ".".join(path)
        if kind == "type":
            rows.add((name, kind, ",".join(sorted(protocols.get(name, [])))))
        else:
            rows.add((".".join(path[:-1]), kind, signature(symbol)))
    print("owner\tkind\tsignature")
    for row in sorted(rows):
        print("\t".join(row))


main(sys.argv[1])
