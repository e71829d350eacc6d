// Search without a server: all words have to occur; titles count more than texts.
"use strict";

const query = document.getElementById("query");
const count = document.getElementById("count");
const results = document.getElementById("results");
const pages = window.storypoleIndex.map(([title, path, kind, text]) => ({ title, path, kind, text, low: text.toLowerCase() }));
for (const [title, path] of window.storypoleReference) {
  pages.push({ title, path: "reference" + path + "/", kind: count.dataset.reference, text: "", low: "" });
}

function score(page, words) {
  const title = page.title.toLowerCase();
  let sum = 0;
  for (const word of words) {
    if (title === word) sum += 40;
    else if (title.startsWith(word)) sum += 20;
    else if (title.includes(word)) sum += 10;
    else if (page.low.includes(word)) sum += 1;
    else return 0;
  }
  return sum + (page.text ? 5 : 0);
}

function excerpt(page, word) {
  const place = page.low.indexOf(word);
  if (place < 0) return page.text.slice(0, 120);
  return (place > 40 ? "…" : "") + page.text.slice(Math.max(0, place - 40), place + 100) + "…";
}

function search() {
  const words = query.value.trim().toLowerCase().split(/\s+/).filter(Boolean);
  results.replaceChildren();
  count.textContent = "";
  if (!words.length) return;
  const found = pages.map(page => [score(page, words), page]).filter(([sum]) => sum > 0);
  found.sort((a, b) => b[0] - a[0]);
  count.textContent = found.length ? count.dataset.results.replace("{}", found.length) : count.dataset.none;
  for (const [, page] of found.slice(0, 50)) {
    const item = document.createElement("li");
    const link = document.createElement("a");
    const [file, fragment] = page.path.split("#");
    link.href = "../" + file.split("/").map(encodeURIComponent).join("/") + (fragment ? "#" + fragment : "");
    link.textContent = page.title;
    const kind = document.createElement("small");
    kind.textContent = " " + page.kind;
    item.append(link, kind);
    if (page.text) {
      const text = document.createElement("p");
      text.textContent = excerpt(page, words[0]);
      item.append(text);
    }
    results.append(item);
  }
}

query.addEventListener("input", search);
query.form.addEventListener("submit", event => { event.preventDefault(); search(); });
const wanted = new URLSearchParams(location.search).get("q");
if (wanted) query.value = wanted;
search();
