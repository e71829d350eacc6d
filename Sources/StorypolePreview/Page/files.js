// SPDX-License-Identifier: Apache-2.0
// The list of files and previews.

const list = document.getElementById("list");
const search = document.getElementById("search");
let files = [];
let broken = new Set();
let chosen = null;
let choose = () => {};

/** Calls `work(file, number)` when a preview is chosen. */
export function onChoose(work) { choose = work; }

export function show(all) {
  files = all;
  draw();
}

/** Marks whether a file's module fails to compile. */
export function mark(paths, isBroken) {
  for (const path of paths) isBroken ? broken.add(path) : broken.delete(path);
  draw();
}

export function select(file, number) {
  chosen = { file, number };
  draw();
}

/** All previews, in order: `{ file, number, name, fileName, line }`. */
export function previews() {
  return files.flatMap((file) => file.previews.map((preview, number) => ({
    file: file.path, fileName: file.name, number, name: preview.name, line: preview.line,
  })));
}

function matching() {
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (text) => words.every((word) => text.toLowerCase().includes(word));
  return files.flatMap((file) => {
    const numbered = file.previews.map((preview, number) => ({ ...preview, number }));
    const previews = fits(file.name)
      ? numbered : numbered.filter((preview) => fits(`${file.name} ${preview.name}`));
    return previews.length > 0 || fits(file.name) ? [{ ...file, shown: previews }] : [];
  });
}

function item(file, preview, title, isPath = false) {
  const button = document.createElement("button");
  if (isPath) {
    // Truncates a path at its beginning: its end distinguishes files.
    const parts = title.split("/");
    const name = parts.pop();
    if (parts.length) button.append(Object.assign(document.createElement("small"), { textContent: parts.join("/") + "/" }));
    button.append(name);
  } else {
    button.textContent = title;
  }
  button.dataset.file = file.path;
  button.dataset.number = preview.number;
  const isChosen = chosen?.file === file.path && chosen.number === preview.number;
  if (isChosen) button.setAttribute("aria-current", "true");
  if (broken.has(file.path)) {
    button.classList.add("broken");
    button.title = "does not compile";
  }
  button.onclick = () => choose(file.path, preview.number);
  return button;
}

function draw() {
  const focus = document.activeElement?.closest?.("#list button")?.dataset;
  const rows = matching().map((file) => {
    const row = document.createElement("li");
    if (file.previews.length <= 1) {
      const button = item(file, { number: 0 }, file.name.replace(/\.swift$/, ""), true);
      button.disabled = file.previews.length === 0;
      if (button.disabled) button.title = "has no preview";
      row.append(button);
    } else {
      const name = document.createElement("span");
      name.className = "file";
      name.textContent = file.name.replace(/\.swift$/, "");
      const inner = document.createElement("ul");
      for (const preview of file.shown) {
        const entry = document.createElement("li");
        entry.append(item(file, preview, preview.name));
        inner.append(entry);
      }
      row.append(name, inner);
    }
    return row;
  });
  if (rows.length === 0) {
    const none = document.createElement("li");
    none.className = "none";
    none.textContent = search.value ? "No matches." : "No Swift files.";
    rows.push(none);
  }
  list.replaceChildren(...rows);
  if (focus?.file) {
    list.querySelector(
      `button[data-file="${CSS.escape(focus.file)}"][data-number="${focus.number}"]`)?.focus();
  }
}

search.addEventListener("input", draw);
document.getElementById("files").addEventListener("keydown", (event) => {
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  const stops = [search, ...list.querySelectorAll("button:not(:disabled)")];
  const next = stops.indexOf(document.activeElement) + (event.key === "ArrowDown" ? 1 : -1);
  if (!stops[next]) return;
  stops[next].focus();
  event.preventDefault();
});
