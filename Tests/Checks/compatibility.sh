#!/usr/bin/env bash
# Compares Docs/api-areas.tsv, the list of SwiftUI's declarations, with their uses in
# Tests/APITests, and generates Docs/Compatibility.md from both and from the output of names.sh. With
# --write, replaces the document; without, checks that it is up to date.
#
# A comment `// api: NAME; NAME` or `// api: NAME | PART OF SIGNATURE` marks the use of a declaration.
# The part is necessary if several declarations have the name.
set -euo pipefail
cd "$(dirname "$0")/../.."
list=Docs/api-areas.tsv
document=Docs/Compatibility.md
new=$(mktemp)
trap 'rm -f "$new"' EXIT

# Declarations that need Metal, RealityKit, tracked hands, another framework or another device, forms for existing
# binaries, and those whose meaning Apple doesn't document.
elsewhere='Metal|RealityKit|only (for|on) (visionOS|watchOS|tvOS)|immersive|existing binaries|not documented'
# Types of frameworks that Swift on Linux lacks: a program can't import them, so it can't write such a call.
foreign='App Intents|SwiftData|Family Controls|AppKit|Core Text'

awk -F'\t' -v list=$list -v least=96 -v callable=97 -v elsewhere="$elsewhere" -v foreign="$foreign" '
  function fail(message) { print message > "/dev/stderr"; failed = 1 }
  function trim(text) { gsub(/^ +| +$/, "", text); return text }
  function percent(part, whole) { return sprintf("%.1f %%", 100 * part / whole) }

  # The rows of the list.
  FILENAME == list {
    if (FNR == 1) next
    n += 1
    area[n] = $1; name[n] = $2; signature[n] = $3; status[n] = $4; reason[n] = $5
    rows[$2] = rows[$2] " " n
    if (!($1 in total)) areas[++areaCount] = $1
    total[$1] += 1
    if ($4 != "compiles" && $4 != "absent") fail(list ":" FNR ": the status must be compiles or absent")
    if (($4 == "absent") != ($5 != "")) fail(list ":" FNR ": an absent declaration, and no other, needs a reason")
    next
  }

  # The uses.
  match($0, /^ *\/\/ api: /) {
    place = FILENAME ":" FNR
    line = substr($0, RLENGTH + 1)
    count = split(line, tags, ";")
    for (i = 1; i <= count; i++) {
      tag = trim(tags[i])
      part = ""
      if ((bar = index(tag, " | ")) > 0) {
        part = substr(tag, bar + 3)
        tag = substr(tag, 1, bar - 1)
      }
      found = 0; exact = 0; several = 0
      candidates = split(rows[tag], candidate, " ")
      for (j = 1; j <= candidates; j++) {
        row = candidate[j]
        if (part != "" && !index(signature[row], part)) continue
        if (signature[row] == part) exact = row
        if (found) several = 1
        found = row
      }
      if (exact) { found = exact; several = 0 }
      if (!found) fail(place ": there is no declaration named " tags[i])
      else if (several) fail(place ": there are several declarations named " tags[i])
      else used[found] = place
    }
  }

  END {
    for (row = 1; row <= n; row++) {
      if (status[row] == "compiles" && !(row in used))
        fail(list ": no test uses " name[row] ": " signature[row])
      if (status[row] == "absent" && (row in used))
        fail(used[row] ": uses " name[row] ", which " list " lists as absent")
      if (status[row] == "compiles") { compiles[area[row]] += 1; all += 1 }
      else if (reason[row] ~ elsewhere) { outside[area[row]] += 1; allOutside += 1 }
      else if (reason[row] ~ foreign) {
        outside[area[row]] += 1; allOutside += 1
        strangers[area[row]] += 1; allStrangers += 1
      }
    }
    if (100 * all < least * n) fail(list ": less than " least " % of the declarations compile")
    for (i = 1; i <= areaCount; i++) {
      a = areas[i]
      if (total[a] >= 50 && 100 * compiles[a] < callable * (total[a] - outside[a]))
        fail(list ": less than " callable " % of those in " a " that a program here can call compile")
    }

    print "# Compatibility\n"
    print "This page covers SwiftUI\047s declarations for layout and text, and those that a program can call"
    print "on Linux. `" list "` lists them, with the names and signatures of Apple\047s documentation of"
    print "SDK 26. A declaration *compiles* if a test in `Tests/APITests` uses it as a program would, and"
    print "checks its value where Apple documents one. `make table` generates this page.\n"
    print "*Elsewhere* counts those that a program here can\047t call, because they need Metal, RealityKit, tracked hands,"
    print "another framework or another device, are forms for existing binaries, or have no documented meaning. The"
    print "last column leaves them out.\n"
    print "| Area | Declarations | Compile | | Elsewhere | |\n|---|--:|--:|--:|--:|--:|"
    for (i = 1; i <= areaCount; i++) {
      a = areas[i]
      printf "| %s | %d | %d | %s | %d | %s |\n", a, total[a], compiles[a], percent(compiles[a], total[a]), outside[a], percent(compiles[a], total[a] - outside[a])
    }
    printf "| **all** | **%d** | **%d** | **%s** | **%d** | **%s** |\n", n, all, percent(all, n), allOutside, percent(all, n - allOutside)
    print "\nOf those elsewhere, " allStrangers " take types of App Intents, SwiftData, Family Controls, AppKit or Core Text: a program"
    print "here can\047t import these frameworks, so it can\047t write such a call. If they counted as missing, the last column"
    printf "would be %s in all", percent(all, n - allOutside + allStrangers)
    for (i = 1; i <= areaCount; i++) {
      a = areas[i]
      if (strangers[a]) printf ", %s in %s", percent(compiles[a], total[a] - outside[a] + strangers[a]), a
    }
    print "."
    print "\n## Absent declarations\n"
    print "| Area | Declaration | Reason |\n|---|---|---|"
    for (row = 1; row <= n; row++) if (status[row] == "absent") {
      printf "| %s | `%s`<br>`%s` | %s |\n", area[row], name[row], signature[row], reason[row]
    }
    exit failed
  }
' $list Tests/APITests/*.swift >"$new"
Tests/Checks/names.sh >>"$new"

if [ "${1:-}" = --write ]; then
  cp "$new" $document
elif ! cmp -s "$new" $document; then
  echo "$document is out of date: make table" >&2
  exit 1
fi
