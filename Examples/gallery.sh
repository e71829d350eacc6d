#!/bin/sh
# Writes FOLDER/index.html: an overview of the examples' pictures, which are in FOLDER, and below it
# each picture beside its source.
#
#   Examples/gallery.sh FOLDER
set -eu
folder=$(cd "${1:?usage: Examples/gallery.sh FOLDER}" && pwd)
cd "$(dirname "$0")"

# Turns an example's doc comment "Title. Teaches: text." and its source into an entry of the overview,
# or into the article that the entry links to.
part() { # wall|article NAME
  awk -v part="$1" -v name="$2" -v folder="$folder" '
    function escaped(text) {
      gsub(/&/, "\\&amp;", text)
      gsub(/</, "\\&lt;", text)
      gsub(/>/, "\\&gt;", text)
      gsub(/"/, "\\&quot;", text)
      return text
    }
    function prose(text) {  # `code` in it is marked
      text = escaped(text)
      while (match(text, /`[^`]*`/))
        text = substr(text, 1, RSTART - 1) "<code>" substr(text, RSTART + 1, RLENGTH - 2) \
          "</code>" substr(text, RSTART + RLENGTH)
      return text
    }
    function marked(kind, text) { return "<span class=\"" kind "\">" escaped(text) "</span>" }
    function highlighted(line,  out, word) {  # one line of Swift
      out = ""
      while (match(line, /\/\/.*|"([^"\\]|\\.)*"|[@#]?[A-Za-z_][A-Za-z_0-9]*|[0-9][0-9a-fA-Fx_.]*/)) {
        word = substr(line, RSTART, RLENGTH)
        out = out escaped(substr(line, 1, RSTART - 1))
        line = substr(line, RSTART + RLENGTH)
        if (word ~ /^\/\//) out = out marked("c", word)
        else if (word ~ /^"/) out = out marked("s", word)
        else if (word ~ /^[0-9]/) out = out marked("n", word)
        else if (word ~ /^[@#]/ || (" " keywords " ") ~ (" " word " ")) out = out marked("k", word)
        else if (word ~ /^[A-Z]/) out = out marked("t", word)
        else out = out word
      }
      return out escaped(line)
    }
    function exists(path,  line, found) {
      found = (getline line < path) >= 0
      close(path)
      return found
    }
    function picture(alternative,  dark) {
      if (exists(folder "/dark/" name ".png"))
        dark = "<source media=\"(prefers-color-scheme: dark)\" srcset=\"dark/" name ".png 2x\">"
      # Sources, because a browser would show what an img names by itself at twice the size.
      return "<picture>" dark "<source srcset=\"" name ".png 2x\"><img src=\"" name ".png\" alt=\"" \
        alternative "\"></picture>"
    }
    function finishComment() {
      # The comment with "Teaches:", or the first one.
      if (comment != "" && (about == "" || (comment ~ / Teaches: / && about !~ / Teaches: /)))
        about = comment
      comment = ""
    }
    BEGIN {
      keywords = "import struct class enum extension protocol func var let static private some any" \
        " return if else switch case default for in where guard self Self true false nil init" \
        " mutating try throws typealias associatedtype inout public"
    }
    { source = source highlighted($0) "\n" }
    /^\/\/\/ / { comment = comment (comment == "" ? "" : " ") substr($0, 5); next }
    { finishComment() }
    END {
      title = about
      sub(/\.( .*)?$/, "", title)
      text = substr(about, length(title) + 3)
      sub(/^Teaches: /, "", text)
      text = toupper(substr(text, 1, 1)) substr(text, 2)
      if (title == "") title = name
      if (part == "wall") {
        print "<a href=\"#" name "\">" picture("") "<span>" prose(title) "</span></a>"
        exit
      }
      print "<article id=\"" name "\">"
      print "<header><h2>" prose(title) "</h2><p>" prose(text) "</p></header>"
      print "<figure>"
      print picture(prose(title) ", drawn by Storypole")
      print "<figcaption><a href=\"" name ".png\">PNG</a> <a href=\"" name \
        ".svg\">SVG</a> <a href=\"" name ".pdf\">PDF</a></figcaption>"
      print "</figure>"
      print "<section><h3>" name ".swift</h3><pre tabindex=\"0\"><code>" source "</code></pre></section>"
      print "</article>"
    }' "$2.swift"
}

parts() { # wall|article
  for file in *.swift; do part "$1" "${file%.swift}"; done
}

{
  cat <<'HTML'
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Storypole: examples</title>
<style>
  :root {
    color-scheme: light dark;
    --page: #eef0f4; --card: #fff; --text: #16181d; --soft: #5a5f6b; --line: #dde0e7; --link: #0060c0;
    --shadow: 0 1px 2px #1a203010, 0 6px 20px #1a203012; --code: #f7f8fa;
    --c: #5f6b7a; --s: #b3261e; --k: #9b2393; --t: #0b5d7a; --n: #1c4fd6;
  }
  @media (prefers-color-scheme: dark) {
    :root {
      --page: #15161a; --card: #000; --text: #f2f3f7; --soft: #a4a8b3; --line: #2c2e36; --link: #6cb4ff;
      --shadow: none; --code: #101114;
      --c: #8a94a3; --s: #ff8a7a; --k: #ff7ab2; --t: #6bdfff; --n: #a9b8ff;
    }
  }
  * { box-sizing: border-box; }
  body {
    margin: 0 auto; padding: clamp(1.25rem, 4vw, 3rem); max-width: 86rem;
    background: var(--page); color: var(--text); font: 1rem/1.5 Inter, system-ui, sans-serif;
  }
  h1 { margin: 0; font-size: clamp(2rem, 5vw, 2.75rem); line-height: 1.1; letter-spacing: -.02em; }
  h2 { margin: 0; font-size: 1.35rem; letter-spacing: -.01em; }
  h3 { margin: 0 0 .5rem; font: 600 .8rem/1.5 ui-monospace, "DejaVu Sans Mono", monospace; color: var(--soft); }
  p { margin: .35rem 0 0; max-width: 46rem; color: var(--soft); text-wrap: pretty; }
  body > header p { font-size: 1.125rem; }
  a { color: var(--link); }
  a:focus-visible, pre:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
  code { font: .9em/1.5 ui-monospace, "DejaVu Sans Mono", monospace; }
  img { display: block; max-width: 100%; height: auto; }

  .wall { columns: 20rem; column-gap: 1.25rem; margin-top: 2rem; }
  .wall a, article, figure picture { background: var(--card); border: 1px solid var(--line); }
  .wall a {
    display: block; break-inside: avoid; margin-bottom: 1.25rem; border-radius: .9rem; overflow: hidden;
    box-shadow: var(--shadow); text-decoration: none;
  }
  .wall img { margin: 0 auto; }
  .wall span {
    display: block; padding: .5rem 1rem; border-top: 1px solid var(--line); color: var(--soft);
    font-size: .875rem;
  }
  .wall a:hover span { color: var(--link); }

  article {
    display: grid; gap: 1.25rem 2rem; margin-top: 2rem; padding: clamp(1rem, 3vw, 1.75rem);
    border-radius: .9rem; box-shadow: var(--shadow); scroll-margin-top: 1rem;
  }
  article > * { min-width: 0; }
  figure { margin: 0; }
  figure picture {
    display: inline-block; max-width: 100%; border-radius: .5rem; overflow: hidden; vertical-align: top;
  }
  figcaption { display: flex; gap: 1rem; margin-top: .5rem; font-size: .875rem; }
  pre {
    margin: 0; padding: 1rem; max-height: 32rem; overflow: auto;
    background: var(--code); border-radius: .5rem; font-size: .875rem; tab-size: 2;
  }
  .c { color: var(--c); } .s { color: var(--s); } .k { color: var(--k); } .t { color: var(--t); }
  .n { color: var(--n); }
  @media (min-width: 60rem) {
    article { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); }
    article > header { grid-column: 1 / -1; }
  }
</style>
</head>
<body>
<header>
<h1>Storypole</h1>
<p>SwiftUI’s layout and drawing, on Linux. Each picture was drawn from the Swift file that it leads to, as it stands.</p>
</header>
HTML
  printf '<nav class="wall" aria-label="Pictures">\n'
  parts wall
  printf '</nav>\n<main>\n'
  parts article
  printf '</main>\n</body>\n</html>\n'
} >"$folder/index.html"
