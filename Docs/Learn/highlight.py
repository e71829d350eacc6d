"""Swift source as HTML, with its colors, the parts that matter, and the values of the controls."""

import html
import re

TOKENS = re.compile(
    r'(?P<c>//[^\n]*)|(?P<s>"(?:\\.|[^"\\\n])*")|(?P<k>\b(?:import|struct|enum|extension|private|static|let|var|func|'
    r'some|return|for|in|inout|self|guard|if|else|nil)\b|[@#]\w+)|(?P<t>\b[A-Z]\w*)|(?P<n>\b\d+(?:\.\d+)?\b)|(?P<m>\.\w+)')


def highlighted(source, marks, controls):
    """`controls` are the texts around each control's value, with the value in place of their @."""
    kinds, marked, owners = ([None] * len(source) for _ in range(3))
    for match in TOKENS.finditer(source):
        kinds[match.start():match.end()] = [match.lastgroup] * (match.end() - match.start())
    for mark in marks:
        start = source.index(mark)
        marked[start:start + len(mark)] = [True] * len(mark)
    for index, control in enumerate(controls):
        before, after = control["find"].split("@")
        value = control["values"][0]
        start = source.index(before + value + after) + len(before)
        owners[start:start + len(value)] = [index] * len(value)
    parts, start = [], 0
    while start < len(source):
        end = start
        while end < len(source) and owners[end] == owners[start]:
            end += 1
        runs, place = "", start
        while place < end:
            last = place
            while last < end and (kinds[last], marked[last]) == (kinds[place], marked[place]):
                last += 1
            run = html.escape(source[place:last])
            run = f'<span class="{kinds[place]}">{run}</span>' if kinds[place] else run
            runs += f"<mark>{run}</mark>" if marked[place] else run
            place = last
        parts.append(runs if owners[start] is None else f'<b data-control="{owners[start]}">{runs}</b>')
        start = end
    return "".join(parts)
