#!/usr/bin/env python3
"""Lists the public declarations without a documentation comment, and fails if there are any."""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]

MODIFIERS = (
    r"(?:(?:nonisolated(?:\(unsafe\))?|final|static|class|convenience|required|mutating"
    r"|nonmutating|indirect|prefix|postfix|infix) )*"
)
INTRODUCER = (
    r"(?:func|var|let|init|subscript|struct|class|enum|protocol|typealias|macro|actor"
    r"|associatedtype|static|final|mutating|nonmutating|convenience|required|indirect|nonisolated)\b"
)
PUBLIC = re.compile(
    r"\s*(?:@[\w.]+(?:\([^)]*\))?\s+)*" + MODIFIERS + r"(?:public|open)(?:\(set\))? " + MODIFIERS
    + INTRODUCER
)
# Requirements of well-known protocols, and names that users should avoid.
KNOWN = re.compile(
    r"static func (?:==|<|>|<=|>=|!=)|func hash\(into|init\(from decoder|func encode\(to"
    r"|typealias (?:Body|AnimatableData|ID|RawValue|Value)\b"
    r"|var (?:body|description|debugDescription|animatableData|hashValue|rawValue)\b"
    r"|associatedtype|(?:func|var|let|struct|class|enum|protocol|typealias|init|macro) _|\boverride\b"
)


def declarations(path):
    """Yields the line number, the text and whether there is a comment, for each declaration."""
    lines = path.read_text().split("\n")
    for index, line in enumerate(lines):
        if not PUBLIC.match(line) or KNOWN.search(line):
            continue
        above = index - 1
        while above >= 0 and lines[above].strip().startswith(("@", "#if")):
            above -= 1
        yield index + 1, line.strip(), lines[above].strip().startswith("///")


def main():
    missing = 0
    for path in sorted((ROOT / "Sources").rglob("*.swift")):
        for number, text, has_comment in declarations(path):
            if not has_comment:
                missing += 1
                print(f"{path.relative_to(ROOT)}:{number}: no documentation comment: {text}", file=sys.stderr)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
