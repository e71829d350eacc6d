#!/usr/bin/env bash
# Tries random views, edits, events, files, pools, messages and windows: 'make fuzz' with
#
#   KIND=trees,edits   kinds, of: trees edits events files pool messages windows; all of them unless given
#   TIME=60            seconds, shared among the kinds
#   SEED=1             where to begin; the clock's seconds unless given
#   COUNT=1            so many cases of each kind instead of a time: SEED=7 COUNT=1 is one case again
#   SANITIZE=address   or thread: under a sanitizer, built in a folder of its own
#
# What is found is in out/fuzz: the smallest case as Swift and as data, and what it says.
set -euo pipefail
cd "$(dirname "$0")/../.."
kinds=${KIND:-trees,edits,events,files,pool,messages,windows}
time=${TIME:-60}
seed=${SEED:-$(date +%s)}
sanitize=${SANITIZE:-}
out=out/fuzz
scratch=.build/fuzz${sanitize:+-$sanitize}
# Optimized, because the more is tried the more is found, with the assertions of a debug build.
build=(-c release --scratch-path "$scratch" -Xswiftc -assert-config -Xswiftc Debug)
limits=()
if [ -n "$sanitize" ]; then
  build+=(--sanitize "$sanitize")
  # A sanitizer needs terabytes of address space, and several times the time.
  limits=(--memory 0 --limit 120)
fi

if [[ " ${kinds//,/ } " =~ \ (trees|edits|events|files|pool)\  ]]; then
  echo "fuzz: building in $scratch"
  mkdir -p .build
  swift build --product Fuzz "${build[@]}" >.build/fuzz.log 2>&1 || { tail -20 .build/fuzz.log >&2; exit 1; }
fi

if [[ " ${kinds//,/ } " =~ \ (messages|windows)\  ]]; then
  echo "fuzz: building the command"
  mkdir -p .build
  swift build >.build/fuzz.log 2>&1 || { tail -20 .build/fuzz.log >&2; exit 1; }
fi

status=0
number=$(tr ',' '\n' <<<"$kinds" | grep -c .)
for kind in ${kinds//,/ }; do
  share=$((time / number > 0 ? time / number : 1))
  case $kind in
    messages | windows)
      python3 "Tests/Fuzz/$kind.py" --time "$share" --seed "$seed" ${COUNT:+--count "$COUNT"} --out "$out" || status=1
      ;;
    *)
      "$scratch/release/Fuzz" --kind "$kind" --time "$share" --seed "$seed" ${COUNT:+--count "$COUNT"} \
        --out "$out" "${limits[@]}" || status=1
      ;;
  esac
done
exit $status
