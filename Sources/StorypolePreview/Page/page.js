// SPDX-License-Identifier: Apache-2.0
// Connects the parts of the page.

import { connect, on, say } from "./connection.js";
import * as files from "./files.js";
import * as inspector from "./inspector.js";
import * as numbers from "./numbers.js";
import * as settings from "./settings.js";
import * as source from "./source.js";
import { Space } from "./space.js";
import { View, deliver, round } from "./stage.js";
import * as wall from "./wall.js";

const element = (id) => document.getElementById(id);
const board = element("board");
const trouble = element("trouble");
const status = element("status");
const body = document.body;

let views = [];
let active = null;
let chosen = null;
let diagnostics = [];
let isPicking = false;
let explaining = 0;
let space = null;
const languages = element("language");
languages.value = navigator.languages.map((tag) => tag.slice(0, 2))
  .find((tag) => ["en", "zh", "ja"].includes(tag)) ?? "en";
inspector.speak(languages.value);
languages.onchange = () => inspector.speak(languages.value);

// ---- Views

function open(file, number) {
  const preview = files.previews().find((one) => one.file === file && one.number === number)
    ?? { file, number, name: file };
  if (chosen && (chosen.file !== file || chosen.number !== number)) settings.leavePreview();
  chosen = preview;
  files.select(file, number);
  wall.hide();
  element("all").setAttribute("aria-pressed", "false");
  board.hidden = false;
  hideTrouble();
  diagnostics = [];
  build();
  say({ do: "source", file });
  body.classList.remove("all");
  history.replaceState(null, "", `#${encodeURIComponent(file)}:${number}`);
  go("view");
}

function build() {
  for (const view of views) view.close();
  inspector.clear();
  numbers.clear();
  offerSpace(false);
  active = null;
  views = settings.variants().map(([caption, changes]) => {
    const view = new View(chosen, caption, changes);
    view.isPicking = (event) => isPicking || event.altKey;
    view.onPick = (view, place) => {
      activate(view);
      whenExplained(() => inspector.pick(place));
      showTab("reasons");
    };
    view.onFocus = activate;
    view.onPicture = (view, answer) => {
      hideTrouble("crash");
      if (answer.warnings?.length) status.textContent = answer.warnings[0];
      // A small screen first shows the whole view.
      if (view.number === 1 && isSmall() && answer.picture.width > board.clientWidth - 60) fit();
      if (view === active) explain();
    };
    view.onEnd = (message) => showCrash(view, message);
    board.append(view.element);
    return view;
  });
  activate(views[0]);
}

function activate(view) {
  if (active === view) return;
  active = view;
  for (const one of views) one.element.classList.toggle("active", one === view && views.length > 1);
  for (const one of views) if (one !== view) one.mark([]);
  if (view.picture) explain();
}

function showAll() {
  for (const view of views) view.close();
  views = [];
  settings.leavePreview();
  active = chosen = null;
  inspector.clear();
  numbers.clear();
  offerSpace(false);
  files.select(null, null);
  board.hidden = true;
  hideTrouble();
  element("all").setAttribute("aria-pressed", "true");
  body.classList.add("all");
  wall.show(files.previews());
  history.replaceState(null, "", "#all");
  go("view");
}

// ---- Explanations

const waiting = [];

function whenExplained(work) {
  if (inspector.isShown() && explaining === 0) return work();
  waiting.push(work);
}

/** Requests an explanation, one at a time and not during animations. */
async function explain() {
  if (explaining) {
    explaining = 2;
    return;
  }
  explaining = 1;
  const view = active;
  try {
    const { bytes } = await view.ask({ explain: {} });
    if (view === active && bytes.length) {
      inspector.show(view, JSON.parse(new TextDecoder().decode(bytes)));
      source.markLines(inspector.lines());
      numbers.show(view, inspector.choice());
      offerSpace(inspector.hasDepth());
      if (space) await fillSpace(view);
      while (waiting.length) waiting.shift()();
    }
  } catch {
    // The view has ended, which is reported elsewhere.
  }
  const isStale = explaining === 2 || view !== active;
  explaining = 0;
  if (isStale && active?.picture) setTimeout(explain, active.isMoving ? 200 : 0);
}

// ---- 3D scene

const turn = element("turn");
turn.onclick = () => {
  if (space) return closeSpace();
  space = new Space();
  space.onChoose = (view) => {
    inspector.select(view);
    showTab("reasons");
  };
  turn.setAttribute("aria-pressed", "true");
  board.append(space.element);
  fillSpace(active);
};

/** Only views with depth have a scene. */
function offerSpace(hasDepth) {
  turn.hidden = !hasDepth;
  if (!hasDepth) closeSpace();
}

function closeSpace() {
  space?.element.remove();
  space = null;
  turn.setAttribute("aria-pressed", "false");
}

async function fillSpace(view) {
  try {
    const { bytes } = await view.ask({ scene: {} });
    if (!space || view !== active || !bytes.length) return;
    space.element.classList.toggle("dark", view.picture.isDark);
    space.mark(inspector.choice());
    await space.show(JSON.parse(new TextDecoder().decode(bytes)));
    space?.element.scrollIntoView({ block: "nearest", inline: "nearest" });
  } catch {
    // The view has ended, which is reported elsewhere.
  }
}

inspector.onChoose((view) => space?.mark(view));
inspector.onChoose((view) => numbers.show(active, view));
numbers.onReport((text) => {
  status.textContent = text;
  hideTrouble("change");
});
numbers.onTrouble((text) => {
  const hide = Object.assign(document.createElement("button"), { textContent: "Dismiss" });
  hide.onclick = () => hideTrouble("change");
  showTrouble("change", "The file was not changed", Object.assign(document.createElement("p"), { textContent: text }), hide);
});
inspector.onFollow((line) => {
  showTab("source");
  source.reveal(line);
});
inspector.onChoose((view) => source.mark(view));
source.onChoose((line) => {
  const view = inspector.lines().get(line);
  if (view) inspector.select(view);
});

// ---- Errors

function showTrouble(kind, title, ...content) {
  trouble.dataset.kind = kind;
  trouble.replaceChildren(Object.assign(document.createElement("h2"), { textContent: title }), ...content);
  trouble.hidden = false;
}

function hideTrouble(kind) {
  if (!kind || trouble.dataset.kind === kind) trouble.hidden = true;
}

function showCrash(view, { message, help }) {
  view.element.classList.add("ended");
  const lines = help.map((text) => Object.assign(document.createElement("p"), { textContent: text }));
  const again = Object.assign(document.createElement("button"), { textContent: "Restart" });
  again.onclick = restart;
  showTrouble("crash", message, ...lines, again);
}

function showErrors(message) {
  diagnostics = message.diagnostics;
  const errors = diagnostics.filter((one) => one.kind === "error");
  const rows = errors.slice(0, 20).map((one) => {
    const row = document.createElement("p");
    const place = document.createElement("button");
    place.className = "line";
    place.textContent = `${one.file.split("/").pop()}:${one.line}:${one.column}`;
    place.onclick = () => {
      showTab("source");
      source.reveal(one.line);
    };
    row.append(place, ` ${one.message}`);
    return row;
  });
  if (rows.length === 0) {
    rows.push(Object.assign(document.createElement("pre"), { textContent: message.text }));
  }
  rows.push(...message.help.map((text) => Object.assign(document.createElement("p"), { textContent: text })));
  const count = errors.length === 1 ? "an error" : `${errors.length || "some"} errors`;
  showTrouble("compiler", `Does not compile: ${count}. The picture shows the last version that compiled.`, ...rows);
}

// ---- Messages from the server

on("connected", () => {
  status.textContent = "";
  body.classList.remove("lost");
  say({ do: "hello" });
});
on("disconnected", () => {
  status.textContent = "Not connected: is 'storypole preview' still running?";
  body.classList.add("lost");
});

let isFirst = true;
on("project", (message) => {
  document.title = `${message.title} – Storypole`;
  element("title").textContent = message.title;
  settings.offerTypeSizes(message.typeSizes);
  files.show(message.files);
  if (!element("wall").hidden) wall.show(files.previews());
  if (isFirst) begin();
  isFirst = false;
});
on("connected", () => {
  if (isFirst) return;
  for (const view of views) view.open();
  wall.askAgain();
});

function begin() {
  const place = /^#(.*):(\d+)$/.exec(location.hash);
  const all = files.previews();
  const wanted = place && { file: decodeURIComponent(place[1]), number: Number(place[2]) };
  const found = wanted && all.find((one) => one.file === wanted.file && one.number === wanted.number);
  const several = new Set(all.map((one) => one.file)).size > 1;
  if (found) open(found.file, found.number);
  else if (several || location.hash === "#all") showAll();
  else if (all.length) open(all[0].file, all[0].number);
  else status.textContent = "No previews. Add #Preview { … } to a file.";
}

on("answer", (message, bytes) => {
  views.find((view) => view.tile === message.tile)?.element.classList.remove("ended");
  deliver(message, bytes);
});
on("ended", deliver);
on("trouble", (message) => { status.textContent = message.message; });

on("build", (message) => {
  const isShown = chosen && message.files.includes(chosen.file);
  if (message.state === "building") {
    if (isShown) status.textContent = "Compiling …";
    return;
  }
  files.mark(message.files, message.state === "failed");
  if (!isShown) return;
  body.dataset.builds = Number(body.dataset.builds ?? 0) + 1;
  if (message.state === "failed") {
    status.textContent = "Does not compile";
    showErrors(message);
  } else {
    const duration = Math.round(message.duration * 100) / 100;
    status.textContent = duration > 0.05 ? `Compiled in ${round(duration)} s` : "Already compiled";
    diagnostics = [];
    hideTrouble("compiler");
    hideTrouble("crash");
  }
  // A new picture asks for the numbers by itself.
  if (!message.isNew) numbers.refresh();
  say({ do: "source", file: chosen.file });
});
on("source", (message) => {
  if (message.file !== chosen?.file) return;
  const name = message.file.split("/").pop();
  source.show(message.file, message.text, diagnostics.filter((one) => one.file.split("/").pop() === name));
});

// ---- User actions

files.onChoose(open);
wall.onChoose(open);
element("all").onclick = showAll;
element("restart").onclick = restart;
function restart() {
  hideTrouble();
  if (views[0]?.restart()) for (const view of views) view.beginRestart();
}

element("select").onclick = () => setPicking(!isPicking);
function setPicking(value) {
  isPicking = value;
  element("select").setAttribute("aria-pressed", String(value));
  board.classList.toggle("picking", value);
}

settings.onChange((changed) => {
  if (changed.includes("zoom")) {
    for (const view of views) view.layOut();
    numbers.layOut();
    space?.layOut();
  }
  if (changed.includes("variants")) {
    if (chosen) build();
  } else if (changed.some((name) => name !== "zoom")) {
    change();
    if (!element("wall").hidden) wall.show(files.previews(), true);
  }
});

let isChanging = false;
let isStale = false;
/** While a handle is dragged, only the last size counts. */
async function change() {
  if (isChanging) {
    isStale = true;
    return;
  }
  isChanging = true;
  await Promise.all(views.map((view) => view.change()));
  isChanging = false;
  if (isStale) {
    isStale = false;
    change();
  }
}

function isSmall() { return matchMedia("(max-width: 760px)").matches; }

element("zoom-fit").onclick = fit;
function fit() {
  const sizes = views.map((view) => view.picture).filter(Boolean);
  if (sizes.length === 0) return;
  const width = sizes.reduce((sum, size) => sum + size.width, 0);
  const height = Math.max(...sizes.map((size) => size.height));
  const room = { width: board.clientWidth - 80 * sizes.length, height: board.clientHeight - 110 };
  const share = Math.min(room.width / width, room.height / height);
  settings.set({ zoom: Math.min(Math.max(Math.floor(share * 100) / 100, 0.1), 8) });
}
board.addEventListener("wheel", (event) => {
  if (!event.ctrlKey) return;
  event.preventDefault();
  settings.zoom(event.deltaY < 0 ? 1 : -1);
}, { passive: false });

// ---- Tabs, parts of the page, keys

const tabs = [...document.querySelectorAll("[role=tab]")];

function showTab(panel) {
  for (const tab of tabs) {
    const isShown = tab.getAttribute("aria-controls") === panel;
    tab.setAttribute("aria-selected", String(isShown));
    tab.tabIndex = isShown ? 0 : -1;
    element(tab.getAttribute("aria-controls")).hidden = !isShown;
  }
  body.classList.toggle("source", panel === "source");
  if (isSmall()) go("why");
}

for (const tab of tabs) {
  tab.onclick = () => showTab(tab.getAttribute("aria-controls"));
  tab.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const next = tabs.at((tabs.indexOf(tab) + step) % tabs.length);
    next.focus();
    showTab(next.getAttribute("aria-controls"));
  });
}

/** On a small screen, one part of the page is visible at a time. */
function go(room) {
  body.dataset.room = room;
  for (const button of document.querySelectorAll("[data-goes]")) {
    button.setAttribute("aria-pressed", String(button.dataset.goes === room));
  }
}
for (const button of document.querySelectorAll("[data-goes]")) {
  button.onclick = () => go(button.dataset.goes);
}

addEventListener("keydown", (event) => {
  const isTyping = event.target.matches?.("input, select, textarea, canvas");
  if (event.key === "Escape" && isPicking) setPicking(false);
  if (event.key === "z" && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && !isTyping
    && !active?.typing.isOn) {
    event.preventDefault();
    numbers.undo();
  }
  // While a field of the picture has the focus, letters go to it, wherever the page's own focus is.
  if (isTyping || active?.typing.isOn || event.ctrlKey || event.metaKey || event.altKey) return;
  const act = {
    "/": () => element("search").focus(),
    i: () => setPicking(!isPicking),
    "+": () => settings.zoom(1),
    "-": () => settings.zoom(-1),
    d: () => settings.set({ scheme: settings.get("scheme") === "dark" ? "light" : "dark" }),
    r: () => settings.set({ direction: settings.get("direction") === "rtl" ? "ltr" : "rtl" }),
  }[event.key];
  if (!act) return;
  event.preventDefault();
  act();
});

for (const button of document.querySelectorAll("[data-format]")) {
  button.onclick = async () => {
    if (!active) return;
    const { format } = button.dataset;
    try {
      const { bytes } = await active.ask({ export: { format } });
      const types = { png: "image/png", svg: "image/svg+xml", pdf: "application/pdf" };
      const link = document.createElement("a");
      link.href = URL.createObjectURL(new Blob([bytes], { type: types[format] ?? "application/json" }));
      const name = `${chosen.file.split("/").pop().replace(/\.swift$/, "")}-${chosen.name}`;
      link.download = types[format] ? `${name}.${format}` : `${name}-${format}.json`;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
    } catch (error) {
      status.textContent = error.message;
    }
  };
}

inspector.clear();
connect();
