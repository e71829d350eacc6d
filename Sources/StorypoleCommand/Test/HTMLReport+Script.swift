// SPDX-License-Identifier: Apache-2.0

extension HTMLReport {
  /// Makes every element by its name, and every text as text.
  static let script = #"""
    "use strict";
    const data = JSON.parse(document.getElementById("data").textContent);
    const modes = ["Side by side", "Swipe", "Onion skin", "Blink", "Difference"];
    let mode = 0, share = 50, showsMoves = true, selected = -1;
    const buttons = [];

    function make(name, properties = {}, ...children) {
      const element = document.createElement(name);
      for (const [key, value] of Object.entries(properties)) {
        if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
        else if (key === "class") element.className = value;
        else element.setAttribute(key, value);
      }
      element.append(...children.filter(child => child !== null && child !== undefined));
      return element;
    }

    function drawing(name, properties) {
      const element = document.createElementNS("http://www.w3.org/2000/svg", name);
      for (const [key, value] of Object.entries(properties)) element.setAttribute(key, value);
      return element;
    }

    const title = test => test.preview + (test.variant ? ` [${test.variant}]` : "");
    const place = item => item.path ? item.path + (item.line ? `:${item.line}` : "") : "";

    const header = make("header", {},
      make("h1", {}, "storypole test"),
      make("span", { class: data.failed ? "bad" : "good" },
        `${data.passed} passed, ${data.failed} failed, ${data.skipped} skipped`),
      data.environment ? make("p", { class: "bad" }, data.environment) : null);
    const list = make("nav", { "aria-label": "Results" });
    const detail = make("main", { tabindex: "-1" });
    document.body.append(header, list, detail);

    function add(test, index, group) {
      const button = make("button", { type: "button", onclick: () => select(buttons.indexOf(button)) },
        title(test), make("span", { class: "quiet" }, ` ${test.path}`));
      button.test = index;
      button.group = group;
      buttons.push(button);
      list.append(button);
    }

    function section(text, quiet, tests, group) {
      if (!tests.length) return;
      list.append(make("h2", {}, text, quiet ? make("span", {}, quiet) : null));
      for (const index of tests) add(data.tests[index], index, group);
    }

    const all = data.tests.map((_, index) => index);
    data.causes.forEach((cause, group) => {
      const count = cause.tests.length === 1 ? "1 golden" : `${cause.tests.length} goldens`;
      section(place(cause) || cause.text, (place(cause) ? cause.text + " · " : "") + count, cause.tests, group);
    });
    const without = status => all.filter(i => data.tests[i].status === status && !data.tests[i].causes.length);
    section("Changed, without a known cause", "", without("failed"));
    section("Broken", "", without("broken"));
    section("Missing", "", without("missing"));
    section("Recorded", "", without("recorded"));
    if (data.broken.length) list.append(make("h2", {}, "Not testable"));
    for (const module of data.broken) {
      list.append(make("pre", {}, [module.paths[0], ...module.messages].join("\n")));
    }
    if (data.stale.length) {
      list.append(make("h2", {}, "Goldens of no preview"), make("pre", {}, data.stale.join("\n")));
    }
    if (!buttons.length) {
      detail.append(make("p", { class: data.failed ? "bad" : "good" },
        data.failed ? "No preview could be compared." : "Every golden is equal."));
    }

    const image = (source, alternative) => make("img", { alt: alternative, src: source });
    const current = () => data.tests[buttons[selected].test];

    /// Shows pictures at their size in points, or smaller by one factor, with the moves over them.
    async function fit(test, frame, images) {
      await Promise.all(images.map(image => image.decode().catch(() => {})));
      const scale = test.scale || 1;
      const [width, height] = ["naturalWidth", "naturalHeight"].map(side =>
        Math.max(...images.map(image => image[side])) / scale);
      frame.style.width = `${width}px`;
      for (const image of images) image.style.width = `${image.naturalWidth / scale / width * 100}%`;
      if (!showsMoves || !test.changes.length) return;
      const svg = drawing("svg", { viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true" });
      for (const change of test.changes) {
        for (const [rect, kind] of [[change.before, "was"], [change.after, "is"]]) {
          if (rect) svg.append(drawing("rect", { class: kind, x: rect[0], y: rect[1], width: rect[2],
            height: rect[3] }));
        }
        if (!change.before || !change.after) continue;
        const [from, to] = [change.before, change.after].map(r => [r[0] + r[2] / 2, r[1] + r[3] / 2]);
        const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
        if (length < 2) continue;
        const [x, y] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
        svg.append(drawing("line", { class: "arrow", x1: from[0], y1: from[1], x2: to[0], y2: to[1] }),
          drawing("polygon", { class: "arrow", points: [[to[0], to[1]], [to[0] - 6 * x - 3 * y,
            to[1] - 6 * y + 3 * x], [to[0] - 6 * x + 3 * y, to[1] - 6 * y - 3 * x]].join(" ") }));
      }
      frame.append(svg);
    }

    function pictures(test) {
      if (!test.new) return make("p", { class: "quiet" }, "The picture is equal, or was not made.");
      const figure = (caption, kind, ...images) => {
        const frame = make("div", { class: "frame " + kind }, ...images);
        fit(test, frame, images);
        return make("figure", {}, make("figcaption", {}, caption), frame);
      };
      const now = () => image(test.new, `${title(test)}, now`);
      if (!test.golden) return make("div", { class: "pictures" }, figure("New", "", now()));
      const golden = () => image(test.golden, `${title(test)}, golden`);
      if (mode === 0) {
        return make("div", { class: "pictures side" }, figure("Golden", "", golden()), figure("Now", "", now()));
      }
      const over = now();
      if (mode === 1) over.style.clipPath = `inset(0 0 0 ${share}%)`;
      if (mode === 2) over.style.opacity = share / 100;
      const kind = ["", "", "", "blink", "difference"][mode];
      return make("div", { class: "pictures" }, figure("Golden under now", kind, golden(), over));
    }

    function show() {
      if (selected < 0) return;
      const test = current();
      const bar = make("div", { class: "modes", role: "group", "aria-label": "Comparison" },
        ...modes.map((name, index) => make("button", { type: "button", "aria-pressed": String(index === mode),
          title: `Key ${index + 1}`, onclick: () => { mode = index; show(); } }, name)));
      const hasBoth = test.golden && test.new;
      if (hasBoth && (mode === 1 || mode === 2)) {
        const range = make("input", { type: "range", min: 0, max: 100, value: share,
          "aria-label": mode === 1 ? "Place of the edge" : "Opacity", oninput: event => {
            share = event.target.value;
            const over = detail.querySelector(".frame img + img");
            if (mode === 1) over.style.clipPath = `inset(0 0 0 ${share}%)`;
            else over.style.opacity = share / 100;
          } });
        bar.append(range);
      }
      if (test.changes.length) {
        const box = make("input", { type: "checkbox", onchange: event => { showsMoves = event.target.checked; show(); } });
        box.checked = showsMoves;
        bar.append(make("label", {}, box, "Moves"));
      }
      const rows = test.changes.map(change => make("tr", {}, make("td", {}, change.title), make("td", {},
        change.text), make("td", {}, (change.before || []).join(" ")), make("td", {},
        (change.after || []).join(" "))));
      const focus = bar.contains(document.activeElement);
      detail.replaceChildren(
        make("h2", {}, title(test)), make("div", { class: "quiet" }, make("code", {}, place(test))),
        ...test.causes.map(cause => make("div", { class: "cause" }, place(cause), make("br"), cause.text)),
        ...test.messages.map(message => make("div", {}, message)),
        ...(test.formerName ? [make("div", {}, `Renamed from ${test.formerName}`)] : []),
        ...(hasBoth || test.changes.length ? [bar] : []), pictures(test),
        ...(rows.length ? [make("h3", {}, "Views, with x, y, width and height in points"), make("table", {},
          make("thead", {}, make("tr", {}, ...["View", "Difference", "Golden", "Now"].map(text =>
            make("th", { scope: "col" }, text)))), make("tbody", {}, ...rows))] : []),
        ...(test.status === "failed" ? [make("h3", {}, "To accept"), make("pre", {},
          `storypole test --update='${test.id.split("/").slice(-2).join("/")}'`)] : []));
      if (focus) detail.focus();
    }

    function select(index) {
      if (index < 0 || index >= buttons.length) return;
      if (selected >= 0) buttons[selected].removeAttribute("aria-current");
      selected = index;
      buttons[index].setAttribute("aria-current", "true");
      buttons[index].scrollIntoView({ block: "nearest" });
      show();
    }

    document.addEventListener("keydown", event => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.target.type === "range") return;
      // In the details, arrows scroll.
      const arrows = !detail.contains(document.activeElement);
      if (event.key === "j" || arrows && event.key === "ArrowDown") select(selected + 1);
      else if (event.key === "k" || arrows && event.key === "ArrowUp") select(selected - 1);
      else if (event.key >= "1" && event.key <= "5") { mode = Number(event.key) - 1; show(); }
      else if (event.key === "m") { showsMoves = !showsMoves; show(); }
      else return;
      event.preventDefault();
    });
    select(0);
    """#
}
