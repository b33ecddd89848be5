#!/usr/bin/env bash
# Prints ratios measured in one run: the tool on small pages against compiling and running each by hand.
set -euo pipefail
tool=$(realpath "$1")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir "$folder/pages" "$folder/plain"
for i in $(seq 20); do
  echo "let a$i = $i; print(a$i)" >"$folder/plain/page$i.swift"
  printf '# Page %s\n\n```swift\nlet a%s = %s; print(a%s)\n```\n' "$i" "$i" "$i" "$i" >"$folder/pages/page$i.md"
done
cd "$folder"
swiftc plain/page1.swift -o x && ./x >/dev/null                  # fills the compiler's own caches
"$tool" compile pages --quiet
seconds() { local start=$(date +%s.%N); "$@" >/dev/null 2>&1; echo "$(date +%s.%N) $start" | awk '{print $1 - $2}'; }
by_hand() { for p in plain/*.swift; do swiftc "$p" -o x && ./x; done; }
hand=$(seconds by_hand)
ours=$(seconds "$tool" compile pages --quiet)
echo "$ours $hand" | awk '{printf "20 one-line pages: %.2f s against %.2f s by hand, ratio %.2f (bar 0.60)\n", $1, $2, $1 / $2}'

# A line that is checked costs the same each time that it runs: ten times the evaluations take at most ten times as long.
loop() { # name, code with N for the number of evaluations
  local times=()
  for n in 1 1 200000 2000000; do # the first run fills caches
    printf '```swift timeout=120s\n%s\n```\n' "${2//N/$n}" >"loop.md"
    times+=("$(seconds "$tool" compile loop.md --quiet)")
  done
  echo "${times[*]}" | awk -v name="$1" \
    '{printf "%s: 200,000 times %.2f s, 2,000,000 times %.2f s, ratio %.1f (bar 12)\n", name, $3 - $2, $4 - $2, ($4 - $2) / ($3 - $2)}'
}
loop "a value logged in a loop" $'for i in 1...N {\n  i * 2 // => ...\n}'
loop "output told apart in a loop" $'for i in 1...N {\n  print(i) // prints: ...\n}'
loop "an array that grows in a loop, its count logged" $'var a: [Int] = []\nfor i in 1...N {\n  a.append(i)\n  a.count // => ...\n}'
