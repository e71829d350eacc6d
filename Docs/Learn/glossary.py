"""The terms of glossary.tsv, and the links from the first use of each term in a chapter."""

import csv
import html
import pathlib
import re

HERE = pathlib.Path(__file__).resolve().parent


class Term:
    def __init__(self, row):
        self.row = row
        self.id = row["en"].replace(" ", "-")

    def pattern(self, language):
        """The forms of the term in texts: the column, or the term itself, without its gloss in brackets."""
        forms = self.row[language + " forms"] or re.sub(r"（.*）", "", self.row[language])
        # In Chinese and Japanese, letters of a Latin word have no spaces around them.
        return rf"(?<![A-Za-z])(?:{forms}){'s?' if language == 'en' else ''}(?![A-Za-z])"


def load():
    with open(HERE / "glossary.tsv", newline="") as file:
        return [Term(row) for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)]


class Links:
    """The links of one chapter: `add` gets its parts in their order."""

    UNLINKED = ("code", "pre", "a", "h1", "h2")

    def __init__(self, terms, language):
        self.language = language
        self.left = {term.id: term for term in terms}

    def add(self, fragment):
        parts, closed = [], None
        for part in re.split(r"(<[^>]+>)", fragment):
            tag = re.match(r"</?(\w+)", part)
            if tag and tag.group(1) in self.UNLINKED:
                closed = None if part.startswith("</") else tag.group(1)
            parts.append(part if tag or closed else self._linked(part))
        return "".join(parts)

    def _linked(self, text):
        found = []
        for term in self.left.values():
            match = re.search(term.pattern(self.language), text, re.I)
            if match:
                found.append((match.start(), -match.end(), term))
        if not found:
            return text
        # "explicit value" before "explicit", where both are terms.
        start, end, term = min(found, key=lambda one: one[:2])
        end = -end
        del self.left[term.id]
        meaning = html.escape(term.row[self.language + " meaning"])
        link = f'<a class="term" href="glossary.html#{term.id}" title="{meaning}">{text[start:end]}</a>'
        return text[:start] + link + self._linked(text[end:])
