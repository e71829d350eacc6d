"""The figure of a chapter: a picture for each step, drawn and explained when the site is made."""

import html
import json
import re
import textwrap

from chapters import LANGUAGES, Mistake, parallel, run
from highlight import highlighted
from words import WORDS


def draw(storypole, chapters, files, pictures):
    """Draws all steps, light and dark, and returns their explanations by language, chapter and step."""
    texts = {}
    groups = {}
    for chapter in chapters:
        for key in chapter.steps:
            groups.setdefault(chapter.camera, []).append((chapter.name, key, files[chapter.name, key]))
    jobs = []
    for camera, steps in groups.items():
        view = ["--camera", camera] if camera else []
        paths = [path for _, _, path in steps]
        jobs.append(lambda view=view, paths=paths: run(
            storypole, "render", *paths, "--format", "svg", "-o", f"{pictures}/", *view))
        jobs.append(lambda view=view, paths=paths: run(
            storypole, "render", *paths, "--format", "svg", "--dark", "-o", f"{pictures}/dark/", *view))
    steps = [step for group in groups.values() for step in group]
    steps += [(chapter.name, chapter.MISTAKE, files[chapter.name, chapter.MISTAKE]) for chapter in chapters]
    for language in LANGUAGES:
        def explain(language=language):
            text = run(storypole, "explain", *[path for _, _, path in steps], "--language", language)
            # The paragraph of an outermost view is the only one that isn't indented.
            found = re.split(r"\n+(?=\S)", text.strip("\n"))
            for (name, key, _), one in zip(steps, found, strict=True):
                texts[language, name, key] = paragraphs(one)
        jobs.append(explain)
    parallel(lambda job: job(), jobs)
    return texts


def paragraphs(text):
    """Title, depth and sentences of each view."""
    found = []
    for block in text.split("\n\n"):
        heading, *sentences = block.split("\n")
        title = heading.strip().partition("  ")[0]
        found.append({"title": title, "place": heading.strip().partition("  ")[2].replace("  ", " · "),
                      "depth": (len(heading) - len(heading.lstrip())) // 2,
                      "sentences": [sentence.strip() for sentence in sentences]})
    return found


def line(chain):
    """The guides that place a view, as lines in the picture: axis and position. A frame's are shown only if no
    container with several views aligns it."""
    return guides(chain, ("line", "secondary")) or guides(chain, ("frame",))


def guides(chain, causes):
    found = []
    for node in chain:
        for axis, place in (("x", node["horizontal"]), ("y", node["vertical"])):
            guide = place.get("guide")
            if guide is None or place["cause"] not in causes:
                continue
            frame = node["frame"]
            if axis == "y":
                position = frame["y"] + guide["value"]
            elif place["isMirrored"]:
                position = frame["x"] + frame["width"] - guide["value"]
            else:
                position = frame["x"] + guide["value"]
            found.append([axis, round(position, 2)])
    return found


def steps(chapter, language, texts):
    """The data of the page's script."""
    data = {}
    for number, key in enumerate(chapter.steps):
        scene, said = chapter.scenes[key], texts[language, chapter.name, key]
        if len(scene.chains) != len(said):
            raise Mistake(f"{chapter.name}: {len(scene.chains)} views and {len(said)} paragraphs")
        views = []
        for chain, words in zip(scene.chains, said):
            frame = chain[0]["frame"]
            views.append({
                "t": words["title"], "f": [round(frame[k], 2) for k in ("x", "y", "width", "height")],
                "l": [] if chapter.camera else line(chain), "s": words["sentences"]})
        data[json.dumps(key, ensure_ascii=False, separators=(",", ":"))] = {
            "p": f"{chapter.name}-{number}.svg", "v": views}
    return data


def control_html(chapter, words):
    parts = []
    for number, control in enumerate(chapter.controls):
        label = html.escape(re.sub(r"\s+", " ", control["find"]).replace("@", "…"))
        values = control["values"]
        if len(values) > 2 and all(re.fullmatch(r"-?\d+", value) for value in values):
            ordered = sorted(values, key=int)
            parts.append(
                f'<label class="slider"><code>{label}</code><input type="range" min="0" max="{len(values) - 1}" '
                f'value="{ordered.index(values[0])}" data-control="{number}" data-values="{html.escape(json.dumps(ordered))}" '
                f'aria-valuetext="{values[0]}"><output>{values[0]}</output></label>')
            continue
        buttons = "".join(
            f'<label><input type="radio" name="control{number}" data-control="{number}" '
            f'value="{html.escape(value)}"{" checked" if index == 0 else ""}><code>'
            f'{html.escape(value) or words["none"]}</code></label>'
            for index, value in enumerate(values))
        parts.append(f'<fieldset><legend><code>{label}</code></legend>{buttons}</fieldset>')
    return f'<form class="controls" hidden>{"".join(parts)}</form>'


def figure_html(chapter, language, texts):
    words = WORDS[language]
    key = chapter.steps[0]
    data = json.dumps(steps(chapter, language, texts), ensure_ascii=False, separators=(",", ":"))
    data = data.replace("</", "<\\/")
    root = chapter.scenes[key].chains[0][0]["frame"]
    asked = asked_index(chapter)
    said = texts[language, chapter.name, key][asked]
    heading = words["explanation"].format(f'<span>{html.escape(said["title"])}</span>')
    sentences = "".join(f"<p>{html.escape(sentence)}</p>" for sentence in said["sentences"])
    flat = "" if chapter.camera else f' data-width="{root["width"]}" data-height="{root["height"]}"'
    return f"""<figure id="figure"{flat} data-asked="{asked}">
{control_html(chapter, words)}
<div class="stage"><div class="picture">{picture(chapter, 0, words["figure"])}</div></div>
<figcaption hidden>{words["hint"]}</figcaption>
<div class="reason" id="reason" aria-live="polite"><h2>{heading}</h2>{sentences}</div>
<script type="application/json" id="steps">{data}</script>
</figure>"""


def asked_index(chapter):
    return chapter.scenes[chapter.steps[0]].index(chapter.asks, chapter)


def mistake_html(chapter, language, texts):
    """The edit that makes the mistake, and the sentences that `explain` answers."""
    mistake, said = chapter.mistake, texts[language, chapter.name, chapter.MISTAKE]
    view = said[chapter.scenes[chapter.MISTAKE].index(mistake["view"], chapter)]
    if max(mistake["says"]) >= len(view["sentences"]):
        raise Mistake(f"{chapter.name}: the explanation of the mistake has {len(view['sentences'])} sentences")
    code = mistake.get("to", mistake.get("source", ""))
    # The first line has no indent: it begins at the part that it replaces.
    first, _, rest = code.strip().partition("\n")
    code = highlighted(f"{first}\n{textwrap.dedent(rest)}".strip(), [], [])
    code = f'<pre tabindex="0"><code>{code}</code></pre>' if code else ""
    sentences = "".join(f"<p>{html.escape(view['sentences'][index])}</p>" for index in mistake["says"])
    heading = WORDS[language]["explanation"].format(html.escape(view["title"]))
    return f'{code}<div class="reason"><h3>{heading}</h3>{sentences}</div>'


def picture(chapter, number, alternative):
    name = f"../pictures/{{}}{chapter.name}-{number}.svg"
    return (f'<picture><source media="(prefers-color-scheme: dark)" srcset="{name.format("dark/")}">'
            f'<img src="{name.format("")}" alt="{html.escape(alternative)}"></picture>')
