#!/bin/sh
# Writes FOLDER/index.html: the examples' pictures, which are in FOLDER, beside their sources.
#
#   Examples/gallery.sh FOLDER
set -eu
folder=$(cd "${1:?usage: Examples/gallery.sh FOLDER}" && pwd)
cd "$(dirname "$0")"

# One article: the doc comment "Title. Teaches: text." of an example, its pictures and its source.
article() { # NAME
  awk -v name="$1" -v folder="$folder" '
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
    function exists(path,  line, found) {
      found = (getline line < path) >= 0
      close(path)
      return found
    }
    function finishComment() {
      # The one that says what the example teaches, or else the first.
      if (comment != "" && (about == "" || (comment ~ / Teaches: / && about !~ / Teaches: /)))
        about = comment
      comment = ""
    }
    { source = source escaped($0) "\n" }
    /^\/\/\/ / { comment = comment (comment == "" ? "" : " ") substr($0, 5); next }
    { finishComment() }
    END {
      title = about
      sub(/\.( .*)?$/, "", title)
      text = substr(about, length(title) + 3)
      sub(/^Teaches: /, "", text)
      text = toupper(substr(text, 1, 1)) substr(text, 2)
      if (title == "") title = name

      print "<article id=\"" name "\">"
      print "<header><h2>" prose(title) "</h2><p>" prose(text) "</p></header>"
      print "<figure>"
      if (exists(folder "/dark/" name ".png"))
        dark = "<source media=\"(prefers-color-scheme: dark)\" srcset=\"dark/" name ".png 2x\">"
      # Sources, because a browser would show what an img names by itself at twice the size.
      print "<picture>" dark "<source srcset=\"" name ".png 2x\"><img src=\"" name ".png\" alt=\"" \
        prose(title) ", drawn by Storypole\"></picture>"
      print "<figcaption><a href=\"" name ".png\">PNG</a> <a href=\"" name \
        ".svg\">SVG</a> <a href=\"" name ".pdf\">PDF</a></figcaption>"
      print "</figure>"
      print "<section><h3>" name ".swift</h3><pre tabindex=\"0\"><code>" source "</code></pre></section>"
      print "</article>"
    }' "$1.swift"
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
    --page: #f4f4f6; --card: #fff; --text: #1c1c1e; --soft: #5f5f66; --line: #dcdce1; --link: #0060c0;
  }
  @media (prefers-color-scheme: dark) {
    :root {
      --page: #121214; --card: #1c1c1e; --text: #f2f2f5; --soft: #a2a2ab; --line: #36363b; --link: #6cb4ff;
    }
  }
  * { box-sizing: border-box; }
  body {
    margin: 0 auto; padding: 2rem clamp(1rem, 4vw, 3rem); max-width: 90rem;
    background: var(--page); color: var(--text); font: 1rem/1.5 Inter, system-ui, sans-serif;
  }
  h1 { margin: 0; font-size: 1.75rem; }
  h2 { margin: 0; font-size: 1.25rem; }
  h3 { margin: 0 0 .5rem; font: 600 .8rem/1.5 ui-monospace, "DejaVu Sans Mono", monospace; color: var(--soft); }
  p { margin: .25rem 0 0; max-width: 45rem; color: var(--soft); }
  a { color: var(--link); }
  code { font: .9em/1.5 ui-monospace, "DejaVu Sans Mono", monospace; }
  article {
    display: grid; gap: 1.25rem 2rem; margin-top: 2rem; padding: 1.5rem;
    background: var(--card); border: 1px solid var(--line); border-radius: .75rem;
  }
  article > * { min-width: 0; }
  figure { margin: 0; }
  img { max-width: 100%; height: auto; border: 1px solid var(--line); border-radius: .5rem; }
  figcaption { display: flex; gap: 1rem; margin-top: .5rem; font-size: .875rem; }
  pre {
    margin: 0; padding: 1rem; max-height: 32rem; overflow: auto;
    background: var(--page); border-radius: .5rem; font-size: .875rem; tab-size: 2;
  }
  @media (min-width: 60rem) {
    article { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); }
    article > header { grid-column: 1 / -1; }
  }
</style>
</head>
<body>
<h1>Storypole: examples</h1>
<p>Each picture was drawn from the file beside it, as it stands.</p>
<main>
HTML
  for file in *.swift; do article "${file%.swift}"; done
  printf '</main>\n</body>\n</html>\n'
} >"$folder/index.html"
