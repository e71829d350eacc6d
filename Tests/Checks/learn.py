#!/usr/bin/env python3
"""Checks the chapters of Docs/Learn: learn.py STORYPOLE.

Each claim of a chapter must be true of its example, each value in its texts must exist, and each point of the
documents (points.tsv) must have a chapter and a claim. The texts use the terms of glossary.tsv.
"""

import csv
import pathlib
import re
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.dont_write_bytecode = True
sys.path.insert(0, str(ROOT / "Docs/Learn"))
import chapters as learn  # noqa: E402


# Words for which glossary.tsv has another.
OTHERS = {
    "en": ["somebody", "nobody", "stands"],
    "zh": ["对齐指南", "提议", "修饰器", "徽标", "缺省", "左边缘"],
    "ja": ["揃", "全て", "既定", "修飾子", "大きさ", "左端"],
}


def text_faults(chapter, language):
    path = ROOT / f"Docs/Learn/{language}/{chapter.name}.md"
    text = path.read_text()
    if re.findall(r"^## (.*)$", text, re.M) != ["?", "=", "!"] or not text.startswith("# "):
        yield f"{path}: needs a title, and the headings '## ?', '## =' and '## !' in this order"
    for word in OTHERS[language]:
        if word in text:
            yield f"{path}: '{word}' is not the term of glossary.tsv"
    try:
        chapter.filled(text)
    except learn.Mistake as mistake:
        yield f"{path}: {mistake}"


def point_faults(chapters):
    with open(ROOT / "Docs/Learn/points.tsv", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    claims = {chapter.name: chapter.claims for chapter in chapters}
    for row in rows:
        if row["claim"] not in claims.get(row["chapter"], {}):
            yield f"points.tsv: no claim {row['claim']} in {row['chapter']}, for: {row['point']}"
    for chapter in sorted(set(claims) - {row["chapter"] for row in rows} - {"20-WritingALayout"}):
        yield f"points.tsv: no point has the chapter {chapter}"
    print(f"points: {len(rows)}, chapters: {len(claims)}, claims: {sum(map(len, claims.values()))}")


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    try:
        chapters = learn.load()
        with tempfile.TemporaryDirectory() as folder:
            learn.explain(sys.argv[1], chapters, folder)
        faults = [fault for chapter in chapters for fault in chapter.faults()]
    except learn.Mistake as mistake:
        sys.exit(f"learn: {mistake}")
    for chapter in chapters:
        for language in learn.LANGUAGES:
            faults += text_faults(chapter, language)
    faults += point_faults(chapters)
    for fault in faults:
        print(f"learn: {fault}", file=sys.stderr)
    sys.exit(1 if faults else 0)


main()
