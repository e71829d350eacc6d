// SPDX-License-Identifier: Apache-2.0
// The source beside the view: compiler messages, and links from lines to views.

const panel = document.getElementById("source");
let lines = new Map();
let choose = () => {};
let chosen = null;
let shownFile = null;

/** Calls `work(line)` when a line is clicked. */
export function onChoose(work) { choose = work; }

const keywords = new Set(("import struct class enum extension protocol func var let static private some any "
  + "return if else switch case default for in where guard self Self true false nil init mutating try "
  + "throws typealias associatedtype inout public").split(" "));
const token = /\/\/.*|"(?:\\.|[^"\\])*"|[@#]?[A-Za-z_][A-Za-z_0-9]*|\d[\d_.]*/g;

function highlighted(text) {
  const parts = [];
  let end = 0;
  for (const match of text.matchAll(token)) {
    const [word] = match;
    const kind = word.startsWith("//") ? "c" : word.startsWith('"') ? "s"
      : keywords.has(word) || /^[@#]/.test(word) ? "k" : /^\d/.test(word) ? "n"
      : /^[A-Z]/.test(word) ? "t" : null;
    if (!kind) continue;
    parts.push(text.slice(end, match.index));
    parts.push(Object.assign(document.createElement("span"), { className: kind, textContent: word }));
    end = match.index + word.length;
  }
  parts.push(text.slice(end));
  return parts;
}

export function show(file, text, diagnostics) {
  const top = shownFile === file ? panel.scrollTop : 0;
  shownFile = file;
  const code = document.createElement("ol");
  code.className = "code";
  text.replace(/\n$/, "").split("\n").forEach((line, index) => {
    const row = document.createElement("li");
    row.dataset.line = index + 1;
    row.append(...highlighted(line));
    row.onclick = () => choose(index + 1);
    for (const diagnostic of diagnostics.filter((one) => one.line === index + 1)) {
      row.classList.add(diagnostic.kind);
      row.append(Object.assign(document.createElement("em"), { textContent: diagnostic.message }));
    }
    code.append(row);
  });
  panel.replaceChildren(code);
  panel.scrollTop = top;
  markLines(lines);
}

/** Marks lines that link to a view. */
export function markLines(map) {
  lines = map;
  for (const row of panel.querySelectorAll("li")) {
    const leads = lines.has(Number(row.dataset.line));
    row.classList.toggle("leads", leads);
    row.tabIndex = leads ? 0 : -1;
  }
  mark(chosen);
}

/** Marks the lines of the chosen view. */
export function mark(view) {
  chosen = view;
  for (const row of panel.querySelectorAll("li")) {
    row.classList.toggle("chosen", view !== null && lines.get(Number(row.dataset.line)) === view);
  }
}

export function reveal(line) {
  const row = panel.querySelector(`li[data-line="${line}"]`);
  if (!row) return;
  row.scrollIntoView({ block: "center" });
  row.classList.remove("found");
  // Restarts the animation.
  void row.offsetWidth;
  row.classList.add("found");
}

panel.addEventListener("keydown", (event) => {
  if (event.key !== "Enter" || !event.target.dataset?.line) return;
  choose(Number(event.target.dataset.line));
});
