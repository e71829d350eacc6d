#!/usr/bin/env python3
"""links.py FOLDER: checks that every link, picture and style in the folder's pages leads to a file, and
every fragment to an element. Only links (a) lead outside the site, over https. Skips the reference, which DocC
generates."""

import html.parser
import pathlib
import sys
import urllib.parse


class Names(html.parser.HTMLParser):
    def __init__(self):
        super().__init__()
        self.links, self.ids = [], set()

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            if name == "id":
                self.ids.add(value)
            elif name in ("href", "src"):
                if not (tag == "a" and value.startswith("https://")):
                    self.links.append(value)
            elif name == "srcset":
                self.links += [part.split()[0] for part in value.split(",")]


def main():
    folder = pathlib.Path(sys.argv[1])
    pages = {}
    for path in sorted(folder.rglob("*.html")):
        if path.relative_to(folder).parts[0] == "reference":
            continue
        names = Names()
        names.feed(path.read_text())
        pages[path.resolve()] = names
    failed, count = 0, 0
    for path, names in pages.items():
        for link in names.links:
            parts = urllib.parse.urlsplit(link)
            if parts.scheme or parts.netloc:
                print(f"{path}: leads outside the site: {link}", file=sys.stderr)
                failed += 1
                continue
            count += 1
            target = (path.parent / urllib.parse.unquote(parts.path)).resolve() if parts.path else path
            if link.endswith("/"):
                target /= "index.html"
            if not target.is_file():
                print(f"{path}: {link} does not exist", file=sys.stderr)
                failed += 1
            elif parts.fragment and target in pages and parts.fragment not in pages[target].ids:
                print(f"{path}: {link}: there is no such element", file=sys.stderr)
                failed += 1
    print(f"{len(pages)} pages, {count} links")
    sys.exit(failed > 0 or not pages)


main()
