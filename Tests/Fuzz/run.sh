#!/usr/bin/env bash
# Tries random views, edits, events, files, pools, messages and windows: 'make fuzz' with
#
#   KIND=trees,edits   kinds: trees edits events files pool messages windows (default: all)
#   TIME=60            seconds, divided among the kinds
#   SEED=1             the first seed (default: the clock's seconds)
#   COUNT=1            number of cases of each kind, instead of a time: SEED=7 COUNT=1 repeats one case
#   SANITIZE=address   or thread: runs under a sanitizer, built in a separate folder
#
# Writes findings to out/fuzz: the smallest case as Swift and as data, and its output.
set -euo pipefail
cd "$(dirname "$0")/../.."
kinds=${KIND:-trees,edits,events,files,pool,messages,windows}
time=${TIME:-60}
seed=${SEED:-$(date +%s)}
sanitize=${SANITIZE:-}
out=out/fuzz
scratch=.build/fuzz${sanitize:+-$sanitize}
# Optimized to try more cases, with the assertions of a debug build.
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
