#!/usr/bin/env python3
"""Builds the teaching site: build.py STORYPOLE FOLDER.

Each chapter is a text of Docs/Learn/LANGUAGE and a file of Examples/Learn of the same name; its pictures and
its explanation are what the command STORYPOLE makes of that file. Texts are turned into HTML by cmark-gfm.
"""

import html
import pathlib
import re
import shutil
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
EXAMPLES = HERE.parents[1] / "Examples/Learn"

WORDS = {
    "en": {
        "name": "English", "title": "Learn SwiftUI's layout", "about": "Nine short chapters on what is aligned "
        "with what, each with a file to change. Every picture and every explanation was made by Storypole from the "
        "file that stands beside it.", "source": "The file", "why": "Why everything is where it is",
        "picture": "The picture", "guides": "With its guides", "next": "Next", "before": "Before",
        "all": "All chapters", "try": "Try it: {} shows the file in a browser and follows each save.",
        "reference": "Reference of all declarations",
    },
    "zh": {
        "name": "中文", "title": "学习 SwiftUI 布局", "about": "九个短小的章节，讲谁和谁对齐，每章都有一个可以修改的文件。每张图、每段说明都由 "
        "Storypole 从旁边的文件生成。", "source": "文件", "why": "为什么每个视图在那里",
        "picture": "图", "guides": "带参考线", "next": "下一章", "before": "上一章",
        "all": "全部章节", "try": "试一试：{} 在浏览器里显示这个文件，每次保存都会更新。",
        "reference": "全部声明的参考",
    },
    "ja": {
        "name": "日本語", "title": "SwiftUI のレイアウトを学ぶ", "about": "何と何がそろうのかについての九つの短い章です。それぞれに、書き換えてみる"
        "ファイルがあります。図と説明はすべて、隣にあるファイルから Storypole が作りました。", "source": "ファイル",
        "why": "それぞれがそこにある理由", "picture": "図", "guides": "ガイドとともに", "next": "次の章",
        "before": "前の章", "all": "すべての章",
        "try": "試してみましょう。{} はファイルをブラウザに表示し、保存するたびに更新します。",
        "reference": "すべての宣言のリファレンス",
    },
}

# Browsers show a line's end as a space, which Chinese and Japanese have none of.
WIDE = "[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef\u3000-\u303f]"


def run(*arguments, given=None):
    result = subprocess.run(arguments, input=given, capture_output=True, text=True)
    if result.returncode:
        sys.exit(f"{' '.join(map(str, arguments))}\n{result.stderr}")
    return result.stdout


def page(language, title, body, name, depth):
    words = WORDS[language]
    up = "../" * depth
    others = " ".join(
        f'<a href="{up}{other}/{name}" lang="{other}" hreflang="{other}"'
        f'{" aria-current=page" if other == language else ""}>{WORDS[other]["name"]}</a>' for other in WORDS)
    return f"""<!DOCTYPE html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{html.escape(title)} – Storypole</title>
<link rel="stylesheet" href="{up}learn.css">
</head>
<body>
<nav class="top"><a href="{up}{language}/index.html">{words["title"]}</a><span>{others}</span></nav>
{body}
</body>
</html>
"""


def picture(name, alternative, kind=""):
    source = f"../pictures/{name}{kind}"
    return (f'<picture><source media="(prefers-color-scheme: dark)" srcset="{source}-dark.png 2x">'
            f'<source srcset="{source}.png 2x"><img src="{source}.png" alt="{html.escape(alternative)}"></picture>')


def prose(path, language):
    text = path.read_text()
    title = re.match(r"# (.*)\n", text).group(1)
    if language != "en":
        text = re.sub(f"(?<={WIDE})\n(?={WIDE})", "", text)
    return title, run("cmark-gfm", given=text)


def why(text):
    """The explanation as the tool prints it: a heading for each view, indented as the views are."""
    parts = []
    for block in text.strip("\n").split("\n\n"):
        heading, *sentences = block.split("\n")
        depth = (len(heading) - len(heading.lstrip())) // 2
        title, _, place = heading.strip().partition("  ")
        said = "".join(f"<p>{html.escape(sentence.strip())}</p>" for sentence in sentences)
        parts.append(f'<section class="depth{min(depth, 5)}"><h3>{html.escape(title)} '
                     f"<small>{html.escape(place)}</small></h3>{said}</section>")
    return "\n".join(parts)


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    storypole, out = sys.argv[1], pathlib.Path(sys.argv[2])
    if not shutil.which("cmark-gfm"):
        sys.exit("docs: the texts need the command cmark-gfm: ./setup installs it")
    names = sorted(path.stem for path in EXAMPLES.glob("*.swift"))
    pictures = out / "pictures"
    pictures.mkdir(parents=True, exist_ok=True)
    shutil.copy(HERE / "learn.css", out)
    for language in WORDS:
        missing = set(names) ^ {path.stem for path in (HERE / language).glob("*.md")}
        if missing:
            sys.exit(f"docs: {language} and Examples/Learn do not have the same chapters: {sorted(missing)}")
    for name in names:
        file = EXAMPLES / f"{name}.swift"
        for kind, options in [("", []), ("-guides", ["--guides"])]:
            run(storypole, "render", file, *options, "-o", pictures / f"{name}{kind}.png")
            run(storypole, "render", file, *options, "--dark", "-o", pictures / f"{name}{kind}-dark.png")
    has_reference = (out / "reference/documentation/storypole/index.html").exists()
    for language, words in WORDS.items():
        folder = out / language
        folder.mkdir(exist_ok=True)
        chapters = {name: prose(HERE / language / f"{name}.md", language) for name in names}
        cards = []
        for number, name in enumerate(names):
            title, text = chapters[name]
            cards.append(f'<li><a href="{name}.html">{picture(name, "")}'
                         f"<span>{number + 1}. {html.escape(title)}</span></a></li>")
            explanation = run(storypole, "explain", EXAMPLES / f"{name}.swift", "--language", language)
            source = (EXAMPLES / f"{name}.swift").read_text()
            command = f"<code>storypole preview Examples/Learn/{name}.swift</code>"
            around = [(number - 1, words["before"], "prev"), (number + 1, words["next"], "next")]
            links = "".join(
                f'<a rel="{rel}" href="{names[index]}.html"><small>{label}</small>'
                f"{html.escape(chapters[names[index]][0])}</a>"
                for index, label, rel in around if 0 <= index < len(names))
            body = f"""<main class="chapter">
<article>{text}<p class="try">{words["try"].format(command)}</p></article>
<aside>
<figure>{picture(name, words["picture"] + ": " + title)}<figcaption>{words["picture"]}</figcaption></figure>
<figure>{picture(name, words["guides"] + ": " + title, "-guides")}<figcaption>{words["guides"]}</figcaption></figure>
</aside>
<section class="source"><h2>{words["source"]}</h2><pre tabindex="0"><code>{html.escape(source)}</code></pre></section>
<section class="why"><h2>{words["why"]}</h2>{why(explanation)}</section>
</main>
<nav class="around">{links}</nav>"""
            (folder / f"{name}.html").write_text(page(language, title, body, f"{name}.html", 1))
        reference = (f'<p><a href="../reference/documentation/storypole/index.html">{words["reference"]}</a></p>' if has_reference else "")
        body = f"""<main class="index"><h1>{words["title"]}</h1><p class="about">{words["about"]}</p>
<ol>{"".join(cards)}</ol>{reference}</main>"""
        (folder / "index.html").write_text(page(language, words["title"], body, "index.html", 1))
    start = '<main class="index"><h1>Storypole</h1><ol class="languages">' + "".join(
        f'<li><a href="{language}/index.html" lang="{language}">{words["title"]}</a></li>'
        for language, words in WORDS.items()) + "</ol></main>"
    (out / "index.html").write_text(page("en", "Storypole", start, "index.html", 0))


main()
