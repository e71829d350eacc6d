// The figure of a chapter: its controls choose among pictures that were drawn when the site was made. Pointing at a
// view, or moving to it with Tab, shows its explanation and the guides that place it.
"use strict";

const figure = document.getElementById("figure");
const steps = JSON.parse(document.getElementById("steps").textContent);
const reason = document.getElementById("reason");
const box = figure.querySelector(".picture");
const form = figure.querySelector(".controls");
const values = JSON.parse(Object.keys(steps)[0]);
let shown = Number(figure.dataset.asked);

function explain(index) {
  const view = steps[JSON.stringify(values)].v[index];
  shown = index;
  reason.querySelector("h2 span").textContent = view.t;
  for (const old of reason.querySelectorAll("p")) old.remove();
  for (const sentence of view.s) {
    const line = document.createElement("p");
    line.textContent = sentence;
    reason.append(line);
  }
}

// Lines are in percent of the picture, which can be smaller than its own size on a phone.
function mark(view, isMarked) {
  for (const old of box.querySelectorAll("i")) old.remove();
  if (!isMarked) return;
  for (const [axis, place] of view.l) {
    const line = document.createElement("i");
    line.className = axis;
    line.style[axis === "x" ? "left" : "top"] = percent(place, axis === "x" ? "width" : "height");
    box.append(line);
  }
}

function percent(length, side) {
  const view = steps[JSON.stringify(values)].v[0];
  return 100 * length / view.f[side === "width" ? 2 : 3] + "%";
}

function areas() {
  for (const old of box.querySelectorAll("button, i")) old.remove();
  const step = steps[JSON.stringify(values)];
  // Frames don't apply to a picture in space: the buttons are below it.
  const isFlat = figure.dataset.width !== undefined;
  step.v.forEach((view, index) => {
    const area = document.createElement("button");
    area.type = "button";
    area.setAttribute("aria-label", view.t);
    if (isFlat) {
      const [x, y, width, height] = view.f;
      Object.assign(area.style, {
        left: percent(x, "width"), top: percent(y, "height"), width: percent(width, "width"), height: percent(height, "height"),
      });
    } else {
      area.textContent = view.t;
      area.className = "named";
    }
    const show = () => { explain(index); mark(view, true); };
    area.addEventListener("pointerenter", show);
    area.addEventListener("focus", show);
    area.addEventListener("click", show);
    area.addEventListener("pointerleave", () => mark(view, false));
    area.addEventListener("blur", () => mark(view, false));
    box.append(area);
  });
}

function update() {
  const step = steps[JSON.stringify(values)];
  box.querySelector("source").srcset = "../pictures/dark/" + step.p;
  box.querySelector("img").src = "../pictures/" + step.p;
  for (const part of document.querySelectorAll("[data-control]")) {
    if (part.tagName === "B") part.textContent = values[part.dataset.control];
  }
  areas();
  explain(Math.min(shown, step.v.length - 1));
}

form.addEventListener("input", event => {
  const input = event.target;
  let value = input.value;
  if (input.type === "range") {
    value = JSON.parse(input.dataset.values)[value];
    input.nextElementSibling.textContent = value;
    input.setAttribute("aria-valuetext", value);
  }
  values[input.dataset.control] = value;
  update();
});
form.addEventListener("submit", event => event.preventDefault());
form.hidden = false;
form.reset();
figure.querySelector("figcaption").hidden = false;
areas();

// Answers and explanations belong on paper, too.
let closed = [];
addEventListener("beforeprint", () => {
  closed = [...document.querySelectorAll("details:not([open])")];
  for (const part of closed) part.open = true;
});
addEventListener("afterprint", () => { for (const part of closed) part.open = false; });
