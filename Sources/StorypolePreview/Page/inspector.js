// SPDX-License-Identifier: Apache-2.0
// The reasons for the chosen view's frame: sentences, proposals, guides, tree.

import { round } from "./stage.js";

const reasons = document.getElementById("reasons");
const treeElement = document.getElementById("tree");
let view = null;
let told = null;
let chosen = null;
/** Whether the user chose it; the picture marks only that. */
let isMarked = false;
let follow = () => {};
let listeners = [];
let language = "en";

/** The inspector's words; the keys are English. */
const words = {
  zh: {
    "Guides": "参考线", "Spacing": "间距", "Proposals in order": "建议尺寸（按顺序）", "Sizes by proposal": "各建议尺寸下的尺寸",
    "Guide": "参考线", "Value": "值", "Line": "行", "View": "视图", "Proposed": "建议尺寸", "Answer": "返回尺寸",
    "default": "默认", "explicit": "显式", "its own": "自身", "from the content": "来自内容", "from the layout": "由布局给出",
    "minimum?": "最小？", "maximum?": "最大？", "ideal?": "理想？", "a share": "分配", "placed": "放置",
    "before it, horizontally": "前方（水平）", "before it, vertically": "上方（垂直）", "given": "已指定", "the default": "默认值",
    "above a text": "文字上方", "below a text": "文字下方", "between texts": "文字之间", "none": "无",
    "preferred by both": "双方的偏好间距", "after": "前一个视图：", "Choose a preview.": "请选择一个预览。", "depth": "深度",
    "Why": "原因", "Tree": "视图树", "Source": "源代码", "Export": "导出",
  },
  ja: {
    "Guides": "ガイド", "Spacing": "間隔", "Proposals in order": "提案（順番どおり）", "Sizes by proposal": "提案ごとのサイズ",
    "Guide": "ガイド", "Value": "値", "Line": "行", "View": "ビュー", "Proposed": "提案", "Answer": "返したサイズ",
    "default": "デフォルト", "explicit": "明示的", "its own": "自身の値", "from the content": "内容から", "from the layout": "レイアウトから",
    "minimum?": "最小？", "maximum?": "最大？", "ideal?": "理想？", "a share": "配分", "placed": "配置",
    "before it, horizontally": "前（横）", "before it, vertically": "上（縦）", "given": "指定", "the default": "デフォルト",
    "above a text": "テキストの上", "below a text": "テキストの下", "between texts": "テキストの間", "none": "なし",
    "preferred by both": "両方の優先間隔", "after": "直前のビュー：", "Choose a preview.": "プレビューを選択してください。", "depth": "奥行き",
    "Why": "理由", "Tree": "ツリー", "Source": "ソース", "Export": "書き出し",
  },
};
const say = (text) => words[language]?.[text] ?? text;

/** Sets the inspector's language. */
export function speak(name) {
  language = name;
  reasons.lang = name;
  for (const tab of document.querySelectorAll("[role=tab]")) {
    tab.dataset.word ??= tab.textContent;
    tab.textContent = say(tab.dataset.word);
    tab.lang = name;
  }
  if (told) drawReasons();
  else clear();
}

/** Calls `work(line)` when the user follows a link to the source. */
export function onFollow(work) { follow = work; }
/** Calls `work(view number)` when another view is chosen. */
export function onChoose(work) { listeners.push(work); }

const make = (name, properties = {}, ...children) => {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (key in element && !key.includes("-")) element[key] = value;
    else element.setAttribute(key, value);
  }
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
};

const entries = () => told?.entries ?? [];
const entry = (id) => entries()[id - 1];
const chain = (id) => entries().filter((entry) => entry.view === id);

/** Shows another explanation of the live view. */
export function show(liveView, explanation) {
  view = liveView;
  told = explanation;
  if (chosen !== null && entry(chosen)?.view !== chosen) chosen = null;
  if (chosen === null && entries().length) chosen = entries()[0].view;
  drawTree();
  drawReasons();
  mark();
}

export function clear() {
  [view, told, chosen, isMarked] = [null, null, null, false];
  treeElement.replaceChildren();
  reasons.replaceChildren(make("p", { className: "none" }, say("Choose a preview.")));
}

export function isShown() { return told !== null; }

/** Whether any view has depth or is in front of another. */
export function hasDepth() { return entries().some(({ space }) => space && (space.depth > 0 || space.z !== 0)); }

/** The number of the view that the user chose, if any. */
export function choice() { return isMarked ? chosen : null; }

/** The lines of modifiers, each with its view. */
export function lines() {
  const found = new Map();
  for (const entry of entries()) {
    if (entry.line && !found.has(entry.line)) found.set(entry.line, entry.view);
    for (const guide of entry.guides) {
      if (guide.line && guide.origin && !found.has(guide.line)) {
        found.set(guide.line, entries()[guide.origin - 1].view);
      }
    }
  }
  return found;
}

export function select(id) {
  chosen = id;
  isMarked = true;
  drawTree();
  drawReasons();
  mark();
  for (const work of listeners) work(id);
}

/** Chooses the innermost view at a point of the picture. */
export function pick(place) {
  const hits = entries().filter(({ frame }) =>
    place.x >= frame.x && place.x < frame.x + frame.width
    && place.y >= frame.y && place.y < frame.y + frame.height);
  if (hits.length === 0) return;
  // Deeper views are in front; of equal depth, the last is painted last.
  const deepest = hits.reduce((best, hit) => hit.depth >= best.depth ? hit : best);
  select(deepest.view);
}

// ---- Marks in the picture

function mark() {
  if (!view || chosen === null || !isMarked) return;
  const around = chain(chosen);
  if (around.length === 0) return;
  const outer = around[0];
  const core = around.at(-1);
  const marks = [];
  const parent = outer.parent && entry(outer.parent);
  if (parent) marks.push({ rect: parent.frame, kind: "parent" });
  if (around.length > 1) marks.push({ rect: outer.frame, kind: "outer" });
  marks.push({ rect: core.frame, kind: "chosen", isStrong: true });
  if (parent) {
    const { horizontal, vertical } = outer;
    const across = parent.frame;
    if (horizontal.line !== undefined && ["line", "frame"].includes(horizontal.cause)) {
      const x = horizontal.isMirrored
        ? across.x + across.width - horizontal.line : across.x + horizontal.line;
      marks.push({ line: [x, across.y - 1e4, x, across.y + 1e4], kind: "guide", isStrong: true });
    }
    if (vertical.line !== undefined && ["line", "frame"].includes(vertical.cause)) {
      const y = across.y + vertical.line;
      marks.push({ line: [across.x - 1e4, y, across.x + 1e4, y], kind: "guide", isStrong: true });
    }
  }
  view.mark(marks);
}

// ---- The tree

function depths() {
  const depths = new Map();
  for (const one of entries()) {
    if (depths.has(one.view)) continue;
    const above = one.parent && entry(one.parent).view;
    depths.set(one.view, above ? depths.get(above) + 1 : 0);
  }
  return depths;
}

function drawTree() {
  const hadFocus = treeElement.contains(document.activeElement);
  const rows = [...depths()].map(([id, depth]) => {
    const around = chain(id);
    const core = around.at(-1);
    const row = make("div", {
      role: "treeitem", "aria-level": depth + 1, "aria-selected": id === chosen,
      tabIndex: id === chosen ? 0 : -1, className: "row",
    });
    row.style.paddingInlineStart = `${depth * 14 + 12}px`;
    row.dataset.view = id;
    row.append(make("b", {}, core.name));
    if (core.detail) row.append(make("span", { className: "detail" }, core.detail));
    const names = around.slice(0, -1).map((entry) => entry.name)
      .filter((name) => /^[a-z]/.test(name));
    if (names.length) {
      row.append(make("span", { className: "modifiers" }, names.reverse().map((name) => "." + name).join(" ")));
    }
    row.onclick = () => select(id);
    return row;
  });
  const tree = make("div", { role: "tree", "aria-label": "Views" }, ...rows);
  tree.addEventListener("keydown", moveInTree);
  treeElement.replaceChildren(tree);
  const row = tree.querySelector("[aria-selected=true]");
  if (hadFocus) row?.focus();
  if (!treeElement.hidden) row?.scrollIntoView({ block: "nearest" });
}

function moveInTree(event) {
  const ids = [...depths().keys()];
  const at = ids.indexOf(chosen);
  const around = chain(chosen);
  const next = {
    ArrowDown: ids[at + 1], ArrowUp: ids[at - 1], Home: ids[0], End: ids.at(-1),
    ArrowLeft: around[0]?.parent && entry(around[0].parent).view,
    ArrowRight: entries().find((one) => one.parent && entry(one.parent).view === chosen
      && one.view !== chosen)?.view,
  }[event.key];
  if (!(event.key.startsWith("Arrow") || event.key === "Home" || event.key === "End")) return;
  event.preventDefault();
  if (next) select(next);
}

// ---- The reasons

function drawReasons() {
  if (chosen === null || !told) return;
  const around = chain(chosen);
  const outer = around[0];
  const core = around.at(-1);
  const isNew = reasons.dataset.view !== String(chosen);
  reasons.dataset.view = chosen;
  const old = (name) => isNew ? null : reasons.querySelector(name);
  const { frame } = outer;
  const heading = make("h2", {}, make("span", {}, ...breakable(core.title)));
  const bodies = around.flatMap((entry) => entry.bodies);
  if (bodies.length) heading.append(make("small", {}, bodies.join(", ")));
  reasons.replaceChildren(...[
    heading,
    make("p", { className: "place" },
      `${round(frame.x)}, ${round(frame.y)}`, make("span", {}, ` ${round(frame.width)} × ${round(frame.height)}`), ...depth(outer.space)),
    sentences(old(".sentences")), section("Guides", guides(outer)), section("Spacing", spacing(outer)),
    section("Proposals in order", proposals(around)),
    section("Sizes by proposal", old(".probe") ?? probe(outer)),
  ].filter(Boolean));
}

/** The view's position on the third axis, unless everything is flat. */
function depth(space) {
  if (!space || !hasDepth()) return [];
  return [make("br"), `z ${round(space.z)}`, make("span", {}, ` ${say("depth")} ${round(space.depth)}`)];
}

function section(title, content) {
  return content && make("section", {}, make("h3", {}, say(title)), content);
}

/** Text with links to lines of the source. */
function linked(text) {
  const place = /(line \d+|第 \d+ 行|\d+ 行目)/;
  return text.split(place).map((part) =>
    place.test(part) ? lineLink(Number(/\d+/.exec(part)[0]), part) : part);
}

function lineLink(line, text = String(line)) {
  return make("button", {
    className: "line", type: "button", onclick: () => follow(line),
    title: `Show line ${line} of the source`,
  }, text);
}

/** The server's sentences about the chosen view; until they arrive, the old ones. */
function sentences(old) {
  const element = old ?? make("div", { className: "sentences", id: "sentences" });
  const about = chosen;
  element.lang = language;
  element.hidden = !old;
  view.ask({ tell: { view: about, language } }).then(({ bytes }) => {
    if (about !== chosen) return;
    const lines = new TextDecoder().decode(bytes).split("\n").slice(1).map((line) => line.trim())
      .filter(Boolean);
    element.replaceChildren(...lines.map((line) => make("p", {}, ...linked(line))));
    element.hidden = lines.length === 0;
  }).catch(() => {
    // The view has ended or was replaced: another explanation will follow.
  });
  return element;
}

function guides(outer) {
  const rows = outer.guides.map((guide) => {
    const how = {
      standard: "default", modifier: "explicit", own: "its own", merged: "from the content",
      layout: "from the layout",
    }[guide.source];
    const moved = guide.value !== guide.standard;
    const decides = [outer.horizontal.guide, outer.vertical.guide]
      .some((one) => one && one.name === guide.name && one.axis === guide.axis);
    return make("tr", { className: (guide.source === "standard" ? "" : "explicit") + (decides ? " decides" : "") },
      make("th", { scope: "row" }, `${guide.axis === "horizontal" ? "↔" : "↕"} ${guide.name.replace("verticalCenter", "center")}`),
      make("td", { className: "number" }, round(guide.value)),
      make("td", {}, say(how), moved && guide.source === "modifier" ? make("small", {}, ` ${say("default")} ${round(guide.standard)}`) : null),
      make("td", {}, guide.line ? lineLink(guide.line) : ""));
  });
  const inDepth = hasDepth() ? outer.space?.guides ?? [] : [];
  rows.push(...inDepth.map((guide) => {
    const decides = ["line", "frame"].includes(outer.space.cause) && outer.space.guide === guide.name;
    return make("tr", { className: (guide.isExplicit ? "explicit" : "") + (decides ? " decides" : "") },
      make("th", { scope: "row" }, `⤢ ${guide.name}`),
      make("td", { className: "number" }, round(guide.value)),
      make("td", {}, say(guide.isExplicit ? "explicit" : "default")), make("td"));
  }));
  return make("table", {},
    make("thead", {}, make("tr", {}, ...["Guide", "Value", "", "Line"].map((title) => make("th", { scope: "col" }, say(title))))),
    make("tbody", {}, ...rows));
}

function spacing(outer) {
  const gaps = [["before it, horizontally", outer.horizontal], ["before it, vertically", outer.vertical]]
    .filter(([, place]) => place.gap);
  if (gaps.length === 0) return null;
  const rules = {
    given: "given", standard: "the default", aboveText: "above a text", belowText: "below a text",
    betweenTexts: "between texts", text: "between texts", none: "none", preferred: "preferred by both",
  };
  return make("ul", { className: "plain" }, ...gaps.map(([where, place]) =>
    make("li", {}, make("b", {}, round(place.gap.value)), ` ${say(where)}: ${say(rules[place.gap.rule] ?? place.gap.rule)}`,
      place.reference ? `, ${say("after")} ${entry(place.reference).title}` : "")));
}

const length = (value) => value === undefined ? "nil" : value === "infinity" ? "∞" : round(Number(value));

/** Allows a line break before each capital letter of a name, but nowhere else in a word. */
function breakable(name) {
  return name.split(/(?<=[a-z])(?=[A-Z])/).flatMap((part, index) => index ? [make("wbr"), part] : [part]);
}

function proposals(around) {
  const rows = around.flatMap((one) => one.sizing.questions.map((question) => {
    const name = one.view === one.id ? one.title : `.${one.name}`;
    return make("tr", {},
      make("th", { scope: "row" }, ...breakable(name)),
      make("td", {}, say({ minimum: "minimum?", maximum: "maximum?", ideal: "ideal?", share: "a share", placement: "placed" }[question.purpose] ?? question.purpose)),
      make("td", { className: "number" }, `${length(question.proposal.width)} × ${length(question.proposal.height)}`),
      make("td", { className: "number" }, `${length(question.answer.width)} × ${length(question.answer.height)}`));
  }));
  return make("table", {},
    make("thead", {}, make("tr", {}, ...["View", "", "Proposed", "Answer"].map((title) => make("th", { scope: "col" }, say(title))))),
    make("tbody", {}, ...rows));
}

// ---- The slider

function probe(outer) {
  const values = { width: outer.sizing.proposal.width, height: outer.sizing.proposal.height };
  const answer = make("output", { className: "answer", id: "answer", "aria-live": "polite" });
  const drawing = make("div", { className: "drawing", "aria-hidden": "true" }, make("i"), make("b"));
  let isBusy = false;
  let isStale = false;
  const askAgain = async () => {
    if (isBusy) { isStale = true; return; }
    isBusy = true;
    const question = { entry: chain(chosen)[0].id };
    for (const axis of ["width", "height"]) {
      if (values[axis] === "infinity") question[axis] = 1e300;
      else if (values[axis] !== undefined) question[axis] = Number(values[axis]);
    }
    try {
      const { answer: { size } } = await view.ask({ measure: question });
      const shown = size.map((side) => side < 0 || side > 1e200 ? "∞" : round(side));
      answer.textContent = `${length(values.width)} × ${length(values.height)}  →  ${shown[0]} × ${shown[1]}`;
      draw(drawing, values, size);
    } catch (error) {
      answer.textContent = error.message;
    }
    isBusy = false;
    if (isStale) { isStale = false; askAgain(); }
  };
  const rows = ["width", "height"].map((axis) => {
    const slider = make("input", {
      type: "range", min: "0", max: String(Math.max(600, Math.ceil(Number(values[axis])) || 0)), step: "1", id: `probe-${axis}`,
      "aria-label": `Proposed ${axis}`,
    });
    slider.value = Number.isFinite(Number(values[axis])) ? values[axis] : 300;
    const button = (text, value, label) => {
      const element = make("button", {
        type: "button", "aria-label": `${label} as proposed ${axis}`,
        "aria-pressed": String(values[axis] === value),
      }, text);
      element.onclick = () => { values[axis] = value; update(); };
      return element;
    };
    const none = button("nil", undefined, "nil");
    const all = button("∞", "infinity", "infinity");
    const update = () => {
      none.setAttribute("aria-pressed", String(values[axis] === undefined));
      all.setAttribute("aria-pressed", String(values[axis] === "infinity"));
      askAgain();
    };
    slider.oninput = () => { values[axis] = slider.value; update(); };
    return make("div", { className: "proposal" },
      make("label", { htmlFor: `probe-${axis}` }, axis === "width" ? "↔" : "↕"), slider, none, all);
  });
  askAgain();
  return make("div", { className: "probe" }, ...rows, answer, drawing);
}

/** Draws the proposal, dashed, and the resulting size. */
function draw(drawing, values, size) {
  const proposal = [values.width, values.height].map((value) => Number(value));
  const sides = [...proposal, ...size].filter((side) => Number.isFinite(side) && side < 1e5 && side >= 0);
  const scale = Math.min(1, 240 / Math.max(...sides, 1));
  const [asked, answered] = drawing.children;
  const put = (element, width, height) => {
    const isKnown = Number.isFinite(width) || Number.isFinite(height);
    element.hidden = !isKnown;
    element.style.width = Number.isFinite(width) ? `${width * scale}px` : "100%";
    element.style.height = Number.isFinite(height) ? `${height * scale}px` : "100%";
  };
  put(asked, ...proposal);
  put(answered, ...size.map((side) => side < 0 ? Infinity : Math.min(side, 600)));
  const tallest = Math.max(...[proposal[1], size[1]].filter((side) => Number.isFinite(side) && side < 1e5), 24);
  drawing.style.height = `${Math.min(tallest * scale + 2, 242)}px`;
}
