// SPDX-License-Identifier: Apache-2.0
// The elements of a live view for screen readers: transparent, over the picture.

const ROLES = {
  element: "group", heading: "heading", image: "img", button: "button", link: "link", toggle: "switch",
  slider: "slider", stepper: "spinbutton", picker: "button", menu: "button", textField: "textbox",
  secureField: "textbox", searchField: "searchbox", textEditor: "textbox", datePicker: "group", colorPicker: "group",
  progress: "progressbar", gauge: "meter", tab: "tab", group: "group", list: "list", tabBar: "tablist",
  alert: "alertdialog",
};
const FIELDS = new Set(["textField", "secureField", "searchField", "textEditor"]);
const RANGES = new Set(["slider", "stepper", "progress", "gauge"]);

/** The layer of a view's elements. `press` is called with a point, in points, where a screen reader presses. */
export class Elements {
  constructor(press) {
    this.press = press;
    this.layer = document.createElement("div");
    this.layer.className = "elements";
  }

  /** `more` is the number of elements at the end that the view's process left out. */
  show(elements, more, { width, height }) {
    const size = { x: 0, y: 0, width: Math.max(width, 1), height: Math.max(height, 1) };
    this.layer.replaceChildren(...elements.map((element) => this.make(element, size)));
    if (!more) return;
    const note = document.createElement("div");
    note.textContent = `and ${more} more elements, which this page leaves out`;
    this.layer.append(note);
  }

  /** An element inside another one's frame. */
  make(element, around) {
    const node = document.createElement("div");
    const place = (name, value, whole) => { node.style[name] = `${100 * value / Math.max(whole, 0.01)}%`; };
    place("left", element.x - around.x, around.width);
    place("top", element.y - around.y, around.height);
    place("width", element.width, around.width);
    place("height", element.height, around.height);
    this.describe(node, element);
    const isPressed = element.role in ROLES && element.isEnabled && !element.children.length;
    if (isPressed) {
      node.addEventListener("click", (event) => {
        event.stopPropagation();
        this.press({ x: element.x + element.width / 2, y: element.y + element.height / 2 });
      });
    }
    for (const child of element.children) {
      const inner = this.make(child, element);
      if (element.role !== "list") { node.append(inner); continue; }
      const item = document.createElement("div");
      item.setAttribute("role", "listitem");
      item.className = "item";
      item.append(inner);
      node.append(item);
    }
    return node;
  }

  describe(node, element) {
    const set = (name, value) => {
      if (value !== undefined && value !== null && value !== "") node.setAttribute(name, value);
    };
    const role = ROLES[element.role];
    if (element.role === "text") {
      // A text has no name: its words are its content.
      node.textContent = [element.label, element.value].filter(Boolean).join(", ");
    } else if (FIELDS.has(element.role)) {
      set("aria-label", element.label);
      node.textContent = element.value ?? "";
      set("aria-multiline", element.role === "textEditor" ? "true" : null);
      set("aria-readonly", "true");
    } else if (element.role === "toggle") {
      set("aria-label", element.label);
      node.setAttribute("aria-checked", String(element.value === "On"));
    } else if (RANGES.has(element.role)) {
      set("aria-label", element.label);
      set("aria-valuetext", element.value);
      const percent = /^([0-9.]+)%$/.exec(element.value ?? "");
      if (percent) set("aria-valuenow", percent[1]);
    } else {
      set("aria-label", [element.label, element.value].filter(Boolean).join(", "));
    }
    set("role", role);
    set("aria-description", element.hint);
    set("aria-level", role === "heading" ? element.headingLevel ?? 2 : null);
    set("aria-haspopup", { menu: "menu", picker: "listbox" }[element.role]);
    if (!element.isEnabled) node.setAttribute("aria-disabled", "true");
    if (element.role === "tab") node.setAttribute("aria-selected", String(element.traits.includes("isSelected")));
    else if (element.traits.includes("isSelected")) node.setAttribute("aria-current", "true");
  }
}
