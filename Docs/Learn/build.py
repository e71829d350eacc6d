#!/usr/bin/env python3
"""Builds the site: build.py STORYPOLE FOLDER [MODULES].

The front page, the chapters, the guides of Docs, the glossary and the search, as files that need no server. The
command STORYPOLE draws and explains each step of each chapter (chapters.toml); cmark-gfm turns texts into HTML. With
MODULES, the folder of the compiled modules, reference.sh makes the reference meanwhile.
"""

import html
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
import chapters as learn  # noqa: E402
import figure  # noqa: E402
import glossary  # noqa: E402
from highlight import highlighted  # noqa: E402
from words import WORDS  # noqa: E402

HERE = pathlib.Path(__file__).resolve().parent
DOCS = HERE.parent
FIRST_GUIDES = ["Command", "Explain", "Examples", "Features", "Windows", "Controls"]
# Browsers show a line's end as a space, which Chinese and Japanese don't have.
WIDE = "[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef\u3000-\u303f]"
JOINED = re.compile(f"(?<={WIDE})\n(?={WIDE})|(?<=[、。，：；）」])\n(?=[^\\s-])(?!\\d+\\. )|(?<=\\S)\n(?=[（「])")


def markdown(text):
    with tempfile.NamedTemporaryFile("w", suffix=".md") as file:
        file.write(text)
        file.flush()
        return learn.run("cmark-gfm", "--unsafe", "-e", "table", file.name)


def plain(fragment):
    return re.sub(r"\s+", " ", html.unescape(re.sub(r"<[^>]+>", " ", fragment))).strip()


class Site:
    def __init__(self, out):
        self.out = out
        self.has_reference = (out / "reference/documentation/storypole/index.html").exists()
        self.found = {language: [] for language in WORDS}

    def page(self, path, language, title, body, translated=False, script="", about=""):
        """`translated` pages have the same path in every language."""
        words = WORDS[language]
        up = "../" * path.count("/")
        here = path.split("/")[-1]
        others = " ".join(
            f'<a href="{up}{other}/{here if translated else "index.html"}" lang="{other}" hreflang="{other}"'
            f'{" aria-current=true" if other == language else ""}>{WORDS[other]["name"]}</a>' for other in WORDS)
        links = [("chapters", f"{language}/chapters.html"), ("guides", "guides/index.html")]
        if self.has_reference:
            links.append(("reference", "reference.html"))
        links += [("glossary", f"{language}/glossary.html"), ("search", f"{language}/search.html")]
        menu = "".join(f'<a href="{up}{to}"{" aria-current=page" if to == path else ""}>{words[key]}</a>' for key, to in links)
        scripts = "".join(f'<script src="{up}{name}" defer></script>' for name in script.split())
        (self.out / path).parent.mkdir(parents=True, exist_ok=True)
        (self.out / path).write_text(f"""<!DOCTYPE html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{html.escape(title)} – Storypole</title>
<meta name="description" content="{html.escape(about or words["about"])}">
<link rel="icon" href="{up}icon.svg">
<link rel="stylesheet" href="{up}learn.css">
{scripts}
</head>
<body>
<a class="skip" href="#main">{words["skip"]}</a>
<header class="top"><a class="home" href="{up}{language}/index.html">Storypole</a><nav>{menu}</nav><span class="languages">{others}</span></header>
{body}
</body>
</html>
""")

    def note(self, language, title, path, kind, text):
        """For the search."""
        self.found[language].append([title, path, kind, plain(text)])


def prose(chapter, language, terms):
    """Title and HTML of a chapter's text, question, answer and mistake, with links to the glossary."""
    text = chapter.filled((HERE / language / f"{chapter.name}.md").read_text())
    title = re.match(r"# (.*)\n", text).group(1)
    if language != "en":
        text = JOINED.sub("", text)
    links = glossary.Links(terms, language)
    return title, *[links.add(markdown(part)) for part in re.split(r"^## [?=!]$", text, flags=re.M)]


def write_chapters(site, chapters, texts):
    terms = glossary.load()
    for language, words in WORDS.items():
        all_prose = [prose(chapter, language, terms) for chapter in chapters]
        cards = []
        for number, chapter in enumerate(chapters):
            title, text, question, answer, mistake = all_prose[number]
            path = f"{language}/{chapter.name}.html"
            cards.append(f'<li><a href="{chapter.name}.html">{figure.picture(chapter, 0, "")}'
                         f"<span>{number + 1}. {html.escape(title)}</span></a></li>")
            site.note(language, title, path, words["chapters"], text + question + answer + mistake)
            around = [(number - 1, words["before"], "prev"), (number + 1, words["next"], "next")]
            links = "".join(
                f'<a rel="{rel}" href="{chapters[index].name}.html"><small>{label}</small>'
                f"{html.escape(all_prose[index][0])}</a>"
                for index, label, rel in around if 0 <= index < len(chapters))
            command = f"<code>storypole preview Examples/Learn/{chapter.name}.swift</code>"
            source = highlighted(chapter.source, chapter.marks, chapter.controls)
            every = "".join(
                f'<section style="--depth: {min(view["depth"], 5)}"><h3>{html.escape(view["title"])} '
                f'<small>{html.escape(view["place"])}</small></h3>'
                + "".join(f"<p>{html.escape(sentence)}</p>" for sentence in view["sentences"]) + "</section>"
                for view in texts[language, chapter.name, chapter.steps[0]])
            site.page(path, language, title, f"""<main id="main" class="chapter">
<article>{text}</article>
{figure.figure_html(chapter, language, texts)}
<div class="practice"><section class="question"><h2>{words["try"]}</h2>{question}<details><summary>{words["answer"]}</summary>{answer}</details></section>
<section class="mistake"><h2>{words["mistake"]}</h2>{mistake}{figure.mistake_html(chapter, language, texts)}</section></div>
<section class="source"><h2>{words["source"]}</h2><pre tabindex="0"><code>{source}</code></pre>
<p class="try">{words["live"].format(command)}</p></section>
<details class="every"><summary>{words["all"]}</summary>{every}</details>
</main>
<nav class="around" aria-label="{words["contents"]}">{links}</nav>""", True, "learn.js")
        site.page(f"{language}/chapters.html", language, words["learn"], f"""<main id="main" class="index">
<h1>{words["learn"]}</h1><p class="about">{words["lead"]}</p><ol>{"".join(cards)}</ol></main>""", True)


PRICE = '''import SwiftUI

struct Price: View {
  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      Text("€ 24").font(.largeTitle)
      Text("a month")
    }
  }
}

#Preview { Price() }
'''


def write_front(site, chapters, storypole):
    source = site.out / "pictures/Price.swift"
    source.write_text(PRICE)
    learn.run(storypole, "render", source, "--format", "svg", "-o", site.out / "pictures/Price.svg")
    learn.run(storypole, "render", source, "--format", "svg", "--dark", "-o", site.out / "pictures/dark/Price.svg")
    for language, words in WORDS.items():
        said = learn.run(storypole, "explain", source, "--view", "a month", "--language", language).strip().split("\n")
        commands = "\n".join(
            f"storypole {command} Price.swift{' ' * (9 - len(command))}<span class=c># {comment}</span>"
            for command, comment in zip(["render", "explain", "preview"], words["comments"]))
        picture = ('<picture><source media="(prefers-color-scheme: dark)" srcset="../pictures/dark/Price.svg">'
                   '<img src="../pictures/Price.svg" alt="€ 24 a month"></picture>')
        body = f"""<main id="main" class="front"><h1>{words["about"]}</h1><p class="about">{words["what"]}</p>
<ul class="why">{"".join(f"<li>{reason}</li>" for reason in words["why"])}</ul>
<p><a class="button" href="chapters.html">{words["learn"]}</a></p>
<section class="minute"><h2>{words["minute"]}</h2><p>{words["save"]}</p><pre tabindex="0"><code>{highlighted(PRICE, [], [])}</code></pre>
<p>{words["then"]}</p><pre tabindex="0"><code>{commands}</code></pre>
<figure>{picture}<div class="reason"><h3>{html.escape(said[0].partition("  ")[0])}</h3>{"".join(f"<p>{html.escape(s.strip())}</p>" for s in said[1:])}</div></figure></section></main>"""
        site.page(f"{language}/index.html", language, "Storypole", body, True, about=words["what"])
    # The root is the English page, from one folder further up.
    front = (site.out / "en/index.html").read_text()
    front = front.replace('"../', '"').replace('href="chapters.html"', 'href="en/chapters.html"')
    (site.out / "index.html").write_text(front)


def write_guides(site):
    sources = {path.stem: path for path in DOCS.glob("*.md")}
    order = [name for name in FIRST_GUIDES if name in sources]
    order += sorted(set(sources) - set(order))

    def link(match):
        before, target = match.group(1), html.unescape(match.group(2))
        name, _, fragment = target.partition("#")
        if target.startswith(("https:", "#")):
            return match.group(0)
        if name.endswith(".md") and name[:-3] in sources:
            return f'{before}"{name[:-3]}.html{"#" + fragment if fragment else ""}"'
        if name.startswith("Pictures/"):
            return match.group(0)
        # Files of the repository that aren't part of the site.
        return before.replace("href=", "data-file=") + f'"{html.escape(target)}"'

    titles = {name: re.match(r"# (.*)\n", path.read_text()).group(1) for name, path in sources.items()}
    for name in order:
        text, title = sources[name].read_text(), titles[name]
        body = markdown(text)
        body = re.sub(r'(href=|src=)"([^"]*)"', link, body)

        def identified(match):
            slug = re.sub(r"[^\w\- ]", "", plain(match.group(2)).lower()).replace(" ", "-")
            return f'<h{match.group(1)} id="{slug}">{match.group(2)}</h{match.group(1)}>'

        body = re.sub(r"<h([1-6])>(.*?)</h\1>", identified, body)
        # A file's name is no title here.
        body = re.sub(r'>(?:Docs/)?(\w+)\.md</a>', lambda match: f">{titles.get(match.group(1), match.group(0)[1:-4])}</a>", body)
        body = body.replace("<table>", '<div class="table" tabindex="0"><table>').replace("</table>", "</table></div>")
        body = body.replace("<pre>", '<pre tabindex="0">')
        site.page(f"guides/{name}.html", "en", title, f'<main id="main" class="guide">{body}</main>')
        for language, words in WORDS.items():
            site.note(language, title, f"guides/{name}.html", words["guides"], body[:20000])
    shutil.copytree(DOCS / "Pictures", site.out / "guides/Pictures", dirs_exist_ok=True)
    items = "".join(f'<li><a href="{name}.html">{html.escape(titles[name])}</a></li>' for name in order)
    site.page("guides/index.html", "en", "Guides", f'<main id="main" class="guide"><h1>Guides</h1><ul>{items}</ul></main>')


def write_glossary(site):
    terms = glossary.load()
    for language, words in WORDS.items():
        others = [other for other in WORDS if other != language]
        head = "".join(f"<th scope=col>{text}</th>" for text in [
            words["term"], words["meaning"], *[WORDS[other]["name"] for other in others]])
        lines = "".join(
            f'<tr id="{term.id}"><th scope=row>{term.row[language]}</th><td>{term.row[language + " meaning"]}</td>'
            + "".join(f'<td lang="{other}">{term.row[other]}</td>' for other in others) + "</tr>" for term in terms)
        site.page(f"{language}/glossary.html", language, words["glossary"], f"""<main id="main" class="guide wide">
<h1>{words["glossary"]}</h1><div class="table" tabindex="0"><table><thead><tr>{head}</tr></thead><tbody>{lines}</tbody></table></div></main>""", True)
        for term in terms:
            row = term.row
            site.note(language, row[language], f"{language}/glossary.html#{term.id}", words["glossary"], row[language + " meaning"])


def write_reference(site):
    """An index of the reference that DocC made, and its names for the search. DocC's pages find their content by their
    address, which must not end with index.html."""
    names = []
    if site.has_reference:
        index = json.loads((site.out / "reference/index/index.json").read_text())
        sections = []
        for module in index["interfaceLanguages"]["swift"]:
            group, rows = "", []
            for child in module.get("children", []):
                if child["type"] == "groupMarker":
                    group = child["title"]
                elif "path" in child:
                    rows.append((child["title"], child["path"], group))
                    names.append([child["title"], child["path"]])
                    if child["title"] == "View":
                        names += [[inner["title"], inner["path"]] for inner in child.get("children", []) if "path" in inner]
            rows.sort(key=lambda row: row[0].lower())
            links = "".join(f'<li><a href="reference{html.escape(path)}/">{html.escape(title)}</a></li>'
                            for title, path, _ in rows)
            sections.append(f'<section><h2 id="{module["title"]}">{module["title"]}</h2><ul class="names">{links}</ul></section>')
        site.page("reference.html", "en", "Reference", f'<main id="main" class="guide wide"><h1>Reference</h1>{"".join(sections)}</main>')
    (site.out / "search-reference.js").write_text(
        "window.storypoleReference = " + json.dumps(names, ensure_ascii=False, separators=(",", ":")) + ";\n")


def write_search(site):
    for language, words in WORDS.items():
        (site.out / language / "search-index.js").write_text(
            "window.storypoleIndex = " + json.dumps(site.found[language], ensure_ascii=False, separators=(",", ":")) + ";\n")
        body = f"""<main id="main" class="guide"><h1>{words["search"]}</h1>
<form role="search"><input type="search" id="query" aria-label="{words["search"]}" placeholder="{words["type"]}" autocomplete="off" autofocus></form>
<p id="count" role="status" data-results="{words["results"]}" data-none="{words["no"]}" data-reference="{words["reference"]}"></p><ol id="results"></ol></main>"""
        site.page(f"{language}/search.html", language, words["search"], body, True,
                  f"{language}/search-index.js search-reference.js search.js")


def main():
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    storypole, out = sys.argv[1], pathlib.Path(sys.argv[2])
    if not shutil.which("cmark-gfm"):
        sys.exit("docs: the texts need the command cmark-gfm: ./setup installs it")
    # Pages of an earlier version may have other names.
    for folder in [*WORDS, "guides", "pictures"]:
        shutil.rmtree(out / folder, ignore_errors=True)
    pictures = out / "pictures"
    (pictures / "dark").mkdir(parents=True, exist_ok=True)
    for name in ("learn.css", "learn.js", "search.js"):
        shutil.copy(HERE / name, out)
    shutil.copy(HERE.parents[1] / "Sources/StorypolePreview/Page/icon.svg", out)
    reference = subprocess.Popen([HERE / "reference.sh", sys.argv[3], out / "reference"]) if len(sys.argv) == 4 else None
    try:
        chapters = learn.load()
        with tempfile.TemporaryDirectory() as folder:
            files = learn.explain(storypole, chapters, folder)
            faults = [fault for chapter in chapters for fault in chapter.faults()]
            if faults:
                sys.exit("docs: " + "\n".join(faults))
            texts = figure.draw(storypole, chapters, files, pictures)
        if reference and reference.wait():
            sys.exit("docs: the reference failed")
        # Every page's menu leads to the reference, if there is one.
        site = Site(out)
        write_chapters(site, chapters, texts)
        write_front(site, chapters, storypole)
        write_guides(site)
        write_glossary(site)
        write_reference(site)
        write_search(site)
    except learn.Mistake as mistake:
        sys.exit(f"docs: {mistake}")
    finally:
        if reference:
            reference.wait()


main()
