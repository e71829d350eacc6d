// SPDX-License-Identifier: Apache-2.0
// The settings of the view: the toolbar, which the browser stores between visits.

const form = document.getElementById("settings");
const zoomText = document.getElementById("zoom");
const kept = "storypole.settings";
const zooms = [0.25, 0.33, 0.5, 0.67, 0.75, 1, 1.25, 1.5, 2, 3, 4, 6, 8];

const standard = {
  scale: "2", room: "fits", width: 393, height: 852, scheme: "light", direction: "ltr",
  typeSize: "", locale: "", variants: "", zoom: 1,
  // Whether the size comes from a handle; then it applies to one preview.
  isDragged: false,
};

let values = { ...standard };
try {
  Object.assign(values, JSON.parse(localStorage.getItem(kept) ?? "{}"));
} catch {
  // A browser without storage starts with the defaults.
}
/** The size before a handle was dragged. */
let undragged = { room: values.room, width: values.width, height: values.height };
const listeners = [];

/** Restores the size before a handle changed it, for another preview. */
export function leavePreview() { if (values.isDragged) set(undragged); }

/** Calls `work(name)` when a setting has changed. */
export function onChange(work) { listeners.push(work); }

export function get(name) { return values[name]; }

export function set(wanted) {
  const isSize = ["room", "width", "height"].some((name) => name in wanted);
  const changes = isSize ? { isDragged: false, ...wanted } : wanted;
  const changed = Object.keys(changes).filter((name) => values[name] !== changes[name]);
  if (changed.length === 0) return;
  Object.assign(values, changes);
  try {
    const { isDragged, room, width, height } = values;
    const lasting = isDragged ? undragged : { room, width, height };
    if (!isDragged) undragged = lasting;
    localStorage.setItem(kept, JSON.stringify({ ...values, ...lasting, isDragged: false }));
  } catch {
    // A browser without storage.
  }
  show();
  for (const work of listeners) work(changed);
}

function show() {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements[name];
    if (!control || control === document.activeElement) continue;
    control.value = value;
  }
  zoomText.textContent = `${Math.round(values.zoom * 100)} %`;
  document.getElementById("size-group").hidden = values.room !== "size";
}

function read(event) {
  const { name, value } = event.target;
  if (!(name in standard)) return;
  if (name === "width" || name === "height") {
    const number = Number(value);
    if (value === "" || !(number >= 0 && number <= 4096)) return;
    set({ [name]: number });
  } else if (name === "locale") {
    const tag = value.trim();
    if (tag === "" || /^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*$/.test(tag)) set({ locale: tag });
  } else {
    set({ [name]: value });
  }
}

form.addEventListener("input", read);
form.addEventListener("submit", (event) => event.preventDefault());
document.getElementById("zoom-in").onclick = () => zoom(1);
document.getElementById("zoom-out").onclick = () => zoom(-1);

/** Zooms in or out by a step. */
export function zoom(step) {
  const next = step > 0
    ? zooms.find((zoom) => zoom > values.zoom + 0.001)
    : zooms.findLast((zoom) => zoom < values.zoom - 0.001);
  if (next) set({ zoom: next });
}

export function offerTypeSizes(names) {
  const select = form.elements.typeSize;
  select.replaceChildren(new Option("large", ""));
  for (const name of names) if (name !== "large") select.add(new Option(name, name));
  select.value = values.typeSize;
}

/** The settings for the server, with a variant's changes. */
export function forServer(changes = {}) {
  const all = { ...values, ...changes };
  const settings = {
    scale: Number(all.scale), isDark: all.scheme === "dark",
    isRightToLeft: all.direction === "rtl",
  };
  if (all.typeSize) settings.typeSize = all.typeSize;
  if (all.locale) settings.locale = all.locale;
  if (all.room === "phone") settings.isPhone = true;
  if (all.room === "size") Object.assign(settings, { width: all.width, height: all.height });
  return settings;
}

/** The variants shown side by side: a caption and the changed settings. */
export function variants() {
  switch (values.variants) {
    case "schemes":
      return [["Light", { scheme: "light" }], ["Dark", { scheme: "dark" }]];
    case "directions":
      return [["Left to right", { direction: "ltr" }], ["Right to left", { direction: "rtl" }]];
    case "types":
      return ["xSmall", "", "xxxLarge", "accessibility3"]
        .map((typeSize) => [typeSize || "large", { typeSize }]);
    case "sizes":
      return [320, 393, 768].map((width) => [`${width} points`, { room: "size", width }]);
    case "locales":
      return ["en-US", "de-DE", "ja-JP", "ar-EG"].map((locale) => [
        locale, { locale, direction: locale.startsWith("ar") ? "rtl" : "ltr" },
      ]);
    default:
      return [["", {}]];
  }
}

show();
