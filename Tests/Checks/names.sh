#!/usr/bin/env bash
# Prints the table of Docs/api-usage.tsv, the names of SwiftUI that programs use most, for Docs/Compatibility.md, and
# fails if an entry is not true: a test or an example uses every name that is not missing, as a program would write it;
# no missing name is declared; every status other than 'works' has a note; at least 85 % work or are approximate, and
# README.md reports how many.
set -euo pipefail
cd "$(dirname "$0")/../.."
list=Docs/api-usage.tsv
used=$(mktemp)
declared=$(mktemp)
trap 'rm -f "$used" "$declared"' EXIT
word='[A-Za-z_][A-Za-z0-9_]*'
declaration='\<(func|var|let|struct|class|enum|protocol|actor|typealias|associatedtype|macro|case)'

# Names with their prefixes: .padding, @State, #Preview, Text. A declaration is not a use.
find Tests Examples -name '*.swift' -exec sed -E "s://.*::; s/$declaration +\`?$word//g" {} + |
  grep -oE "[.@#]?$word" | sort -u >"$used"
# A case is public if its enum is.
find Sources -name '*.swift' -exec sed 's://.*::' {} + |
  grep -E "\<(public|open)\>|^ *(indirect )?case " |
  grep -oE "$declaration +\`?$word" | grep -oE "$word\$" | sort -u >"$declared"

awk -F'\t' -v list=$list -v readme="$(tr '\n' ' ' <README.md)" -v least=85 -v rows=400 '
  function fail(message) { print list ": " message > "/dev/stderr"; failed = 1 }
  function percent(part) { return sprintf("%.1f %%", 100 * part / n) }

  FILENAME == ARGV[1] { used[$1]; next }
  FILENAME == ARGV[2] { declared[$1]; next }
  FNR == 1 { next }
  {
    n += 1
    prefix = "."
    if ($2 == "type") prefix = ""
    else if ($2 == "attribute") prefix = "@"
    else if ($2 == "macro") prefix = "#"
    else if ($2 != "call" && $2 != "member") fail($1 " has an unknown kind: " $2)
    spelled = prefix $1
    total[$4] += 1
    if ($1 in seen) fail($1 " occurs twice")
    seen[$1]
    if ($4 !~ /^(works|approximate|no effect|missing)$/) fail($1 " has an unknown status: " $4)
    if ($4 == "missing" && $1 in declared) fail($1 " is listed as missing, but declared")
    if ($4 != "missing" && !(spelled in used)) fail("no test or example uses " spelled)
    if ($4 != "works" && $5 == "") fail($1 " needs a note: " $4)
    if (n > 1 && $3 > last) fail($1 " is used more often than the name before it")
    last = $3
    line[n] = sprintf("| `%s` | %s | %s | %s |", spelled, $3, $4, $5)
  }

  END {
    if (n != rows) fail("there are " n " names, not " rows)
    if (100 * (total["works"] + total["approximate"]) < least * n)
      fail("less than " least " % of the names work or are approximate")
    share = percent(total["works"] + total["approximate"])
    if (!index(readme, share " work or look"))
      fail("README.md must contain the share " share)
    print "\n## The names that programs use most\n"
    print "The " n " names of SwiftUI that public code uses most, counted over 13,113 public SwiftUI files"
    print "in 179 repositories and listed in `" list "`. The table gives each name once, with the number of"
    print "files that use it in its most frequent kind. It leaves out names that Foundation, Combine, UIKit,"
    print "Core Data, SwiftData or the programs themselves use more often, and `UIHostingController`, which"
    print "belongs to UIKit.\n"
    print "| | Names | | |\n|---|--:|--:|---|"
    format = "| %s | %d | %s | %s |\n"
    printf format, "works", total["works"], percent(total["works"]), \
      "matches Apple\047s documentation or a measurement; a test or a rendered example uses it, and a note states any limit"
    printf format, "approximate", total["approximate"], percent(total["approximate"]), \
      "works, with Storypole\047s own measures or shapes, or with the limit in its note"
    printf format, "no effect", total["no effect"], percent(total["no effect"]), \
      "compiles, and changes nothing in a picture"
    printf format, "missing", total["missing"], percent(total["missing"]), \
      "a compiler error"
    print "\n| Name | Files | | |\n|---|--:|---|---|"
    for (i = 1; i <= n; i++) print line[i]
    exit failed
  }
' "$used" "$declared" $list
