#!/usr/bin/env bash
# Breaks each rule of Tests/Mutation/rules in turn, in a copy of the engine, and checks that the named
# test fails. Exits with 0 if the tests catch every broken rule.
set -euo pipefail
cd "$(dirname "$0")/../.."
root=$PWD
# Kept between runs, so that builds are incremental.
copy=$root/.build/mutation
log=$copy/log
mkdir -p "$copy/Sources" "$copy/Tests/StorypoleTests"

restore() { # FILE…
  for file in "$@"; do cmp -s "$root/$file" "$copy/$file" || cp "$root/$file" "$copy/$file"; done
}

rm -rf "$copy/fresh"
mkdir "$copy/fresh"
cp -R Sources/CStorypole Sources/CMarkdown Sources/StorypoleGeometry Sources/StorypoleGraphics Sources/Storypole "$copy/fresh"
# Copies only changed files, so that only these are built again.
(cd "$copy/Sources" && find . -type f) | while read -r file; do
  [ -e "$copy/fresh/$file" ] || rm "$copy/Sources/$file"
done
(cd "$copy/fresh" && find . -type f) | while read -r file; do
  mkdir -p "$(dirname "$copy/Sources/$file")"
  cmp -s "$copy/fresh/$file" "$copy/Sources/$file" || cp "$copy/fresh/$file" "$copy/Sources/$file"
done
rm -rf "$copy/fresh"
restore Tests/StorypoleTests/RuleTests.swift
cmp -s Tests/Mutation/Package.swift.txt "$copy/Package.swift" ||
  cp Tests/Mutation/Package.swift.txt "$copy/Package.swift"

tests() { # FILTER
  (cd "$copy" && swift build --build-tests && swift test --skip-build --disable-xctest --filter "$1") \
    >"$log" 2>&1
}

seconds=$SECONDS
echo "Building the unchanged engine and running the tests of its rules …"
if ! tests RuleTests || ! grep -q 'Test run with [1-9][0-9]* test.* passed' "$log"; then
  echo "mutate: the rules' tests fail for the unchanged engine:" >&2
  grep -E 'error:|✘' "$log" | head -20 >&2
  exit 1
fi
echo "They pass ($((SECONDS - seconds)) s)."
echo
printf '%-28s %-38s %s\n' rule 'caught by' result

failed=0
count=0
while IFS='|' read -r rule file from to test; do
  trim() { sed -E 's/^ +//; s/ +$//' <<<"$1"; }
  rule=$(trim "$rule") file=Sources/$(trim "$file") from=$(trim "$from") to=$(trim "$to")
  test=$(trim "$test")
  count=$((count + 1))
  content=$(cat "$root/$file")
  rest=${content#*"$from"}
  if [ "$rest" = "$content" ] || [ "${rest#*"$from"}" != "$rest" ]; then
    printf '%-28s %-38s %s\n' "$rule" "$test" "NOT TRIED: '$from' must occur in $file exactly once"
    failed=1
    continue
  fi
  printf '%s\n' "${content/"$from"/"$to"}" >"$copy/$file"
  if tests "RuleTests/$test"; then
    result="NOT CAUGHT"
    failed=1
  elif grep -q "✘ Test $test" "$log"; then
    result=ok
  else
    result="NOT TRIED: $(grep -m 1 -oE 'error: .*' "$log" || echo 'the tests did not run')"
    failed=1
  fi
  restore "$file"
  printf '%-28s %-38s %s\n' "$rule" "$test" "$result"
done < <(grep -v '^#' Tests/Mutation/rules)
echo
echo "$count broken rules in $((SECONDS - seconds)) s."
exit $failed
