"""The chapters of Docs/Learn/chapters.toml: their examples, the values in their texts, and their claims."""

import concurrent.futures
import itertools
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import tomllib

HERE = pathlib.Path(__file__).resolve().parent
EXAMPLES = HERE.parents[1] / "Examples/Learn"
LANGUAGES = ["en", "zh", "ja"]


class Mistake(Exception):
    """A fault in a chapter, for its author."""


def number(value):
    """As explanations write lengths: at most three decimals, and a real minus sign."""
    if isinstance(value, str):
        return value
    text = f"{float(value):.3f}".rstrip("0").rstrip(".")
    return text.replace("-", "−") if text != "-0" else "0"


def near(a, b):
    """Equal up to half a point: views are placed on whole pixels."""
    return abs(a - b) <= 0.5


class View:
    """A view of an explanation, with the modifiers around it."""

    def __init__(self, chain):
        self.chain = chain
        outer = chain[0]
        frame = outer["frame"]
        self.x, self.y, self.w, self.h = (frame[key] for key in ("x", "y", "width", "height"))
        self.right, self.bottom = self.x + self.w, self.y + self.h
        self.cx, self.cy = self.x + self.w / 2, self.y + self.h / 2
        self.start = (outer["horizontal"]["start"], outer["vertical"]["start"])
        proposal = outer["sizing"]["proposal"]
        self.proposal = (proposal.get("width"), proposal.get("height"))
        share = next((node["sizing"]["share"] for node in chain if node["sizing"].get("share")), {})
        self.turn, self.offer, self.answer = (share.get(key) for key in ("turn", "offer", "answer"))
        self.notes = [note["kind"] for node in chain for note in node["notes"]]
        space = outer.get("space", {})
        self.z, self.depth = space.get("z"), space.get("depth")

    @property
    def core(self):
        return View(self.chain[-1:])

    def inner(self, name, skipped=0):
        """The view inside the modifiers before the one of this name."""
        places = [index for index, node in enumerate(self.chain) if node["name"] == name]
        return View(self.chain[places[skipped]:])

    def _guide(self, name):
        return next(guide for guide in self.chain[0]["guides"] if guide["name"] == name)

    def g(self, name):
        return self._guide(name)["value"]

    def default(self, name):
        return self._guide(name)["standard"]

    def explicit(self, name):
        return self._guide(name)["source"] != "standard"


class Scene:
    """The views of an example, by the chapter's short names."""

    def __init__(self, nodes, views):
        chains = {}
        for node in nodes:
            chains.setdefault(node["view"], []).append(node)
        self.chains = list(chains.values())
        self.all = []
        for short, name in views.items():
            chain = next((chain for chain in self.chains if self._is(chain[-1], name)), None)
            # A variant may be without it.
            if chain is not None:
                setattr(self, short, View(chain))
                self.all.append(getattr(self, short))

    def index(self, name, chapter):
        """The place of a view among the paragraphs of the explanation."""
        for index, chain in enumerate(self.chains):
            if self._is(chain[-1], name):
                return index
        chapter.fail(f"no view {name}; there are {[chain[-1]['title'] for chain in self.chains]}")

    @staticmethod
    def _is(node, name):
        title = node["title"]
        names = [title, node["name"], node.get("identifier"), node.get("detail", "").strip('"')]
        return name in names or name.replace("\n", "⏎") in names[3:] or (
            name.startswith('"') and title == "Text " + name) or (
            title == f'Text "{name}"') or re.fullmatch(f'Text "{re.escape(name)}" 1', title) is not None


class Chapter:
    def __init__(self, table):
        self.name = table["name"]
        self.asks = table["asks"]
        self.marks = table["mark"]
        self.views = table["views"]
        self.camera = table.get("camera")
        self.controls = table.get("control", [])
        self.variants = table.get("variant", [])
        self.mistake = table["mistake"]
        self.claims = {key: tuple(value) for key, value in table["claim"].items()}
        self.source = (EXAMPLES / f"{self.name}.swift").read_text()
        self.scenes = {}

    def fail(self, text):
        raise Mistake(f"{self.name}: {text}")

    MISTAKE = ("mistake",)

    @property
    def steps(self):
        """All values of the controls; those of the file come first."""
        return list(itertools.product(*[control["values"] for control in self.controls]))

    def edited(self, key):
        """The source with other values of the controls, or of a variant, or with the mistake."""
        source = self.source
        for variant in [*self.variants, self.mistake | {"name": "mistake"}]:
            if key == (variant["name"],):
                if "source" in variant:
                    return f"import SwiftUI\n\n#Preview {{\n{variant['source']}\n}}\n"
                if variant.get("find", "") not in source:
                    self.fail(f"variant {variant['name']}: the source has no such text")
                if "find" not in variant:
                    return source
                return source.replace(variant["find"], variant["to"], -1 if variant.get("all") else 1)
        for control, value in zip(self.controls, key):
            old = control["find"].replace("@", control["values"][0])
            if source.count(old) != 1:
                self.fail(f"the source has {source.count(old)} times {old!r}")
            source = source.replace(old, control["find"].replace("@", value))
        return source

    @property
    def keys(self):
        return self.steps + [(variant["name"],) for variant in self.variants] + [self.MISTAKE]

    def at(self, *key):
        if key not in self.scenes:
            self.fail(f"no step {key}; there are {list(self.scenes)}")
        return self.scenes[key]

    def value(self, expression):
        scene = self.scenes[self.steps[0]]
        missing = [name for name in self.views.values() if not any(Scene._is(c[-1], name) for c in scene.chains)]
        if missing:
            self.fail(f"no view {missing}; there are {[chain[-1]['title'] for chain in scene.chains]}")
        names = {name: getattr(scene, name) for name in self.views} | {"at": self.at, "near": near}
        try:
            return eval(expression, {"__builtins__": {}, "max": max, "min": min, "set": set} | names)
        except Mistake:
            raise
        except Exception as error:
            self.fail(f"{expression}: {error!r}")

    def filled(self, text):
        """A text with the values of its {{expressions}}."""
        return re.sub(r"\{\{(.+?)\}\}", lambda match: number(self.value(match.group(1))), text)

    def faults(self):
        for key, (expression, origin) in self.claims.items():
            try:
                if self.value(expression) is not True:
                    yield f"{self.name}: the claim {key} is false: {expression}"
            except Mistake as mistake:
                yield str(mistake)
            if not origin.strip():
                yield f"{self.name}: the claim {key} has no origin"
        for mark in self.marks:
            if mark not in self.source:
                yield f"{self.name}: the source has no {mark!r}"


def run(*arguments):
    result = subprocess.run([str(argument) for argument in arguments], capture_output=True, text=True)
    if result.returncode:
        raise Mistake(f"{' '.join(map(str, arguments))}\n{result.stderr}")
    return result.stdout


def parallel(work, items):
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        return list(pool.map(work, items))


def load():
    tables = tomllib.loads((HERE / "chapters.toml").read_text())["chapter"]
    chapters = [Chapter(table) for table in tables]
    names = [chapter.name for chapter in chapters]
    folders = {"Examples/Learn": {path.stem for path in EXAMPLES.glob("*.swift")}}
    for language in LANGUAGES:
        folders[f"Docs/Learn/{language}"] = {path.stem for path in (HERE / language).glob("*.md")}
    for folder, found in folders.items():
        if found ^ set(names):
            raise Mistake(f"{folder} and chapters.toml differ: {sorted(found ^ set(names))}")
    return chapters


def explain(storypole, chapters, folder):
    """Explains every step and variant of every chapter; returns the files."""
    jobs = []
    for chapter in chapters:
        for index, key in enumerate(chapter.keys):
            path = pathlib.Path(folder) / f"{chapter.name}-{index}.swift"
            path.write_text(chapter.edited(key))
            jobs.append((chapter, key, path))

    # One command for several files finds the compiler once.
    groups = [jobs[start:start + 25] for start in range(0, len(jobs), 25)]

    def work(group):
        results = json.loads(run(storypole, "explain", *[path for _, _, path in group], "--json"))
        for (chapter, key, _), result in zip(group, results, strict=True):
            chapter.scenes[key] = Scene(result["nodes"], chapter.views)

    parallel(work, groups)
    return {(chapter.name, key): path for chapter, key, path in jobs}
