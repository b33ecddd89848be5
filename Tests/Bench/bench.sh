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
