#!/bin/sh
# veil.sh: `clef expr -veil` of phase 5 prints what `clef expr` prints of phase 4.
#
#   t/psg/veil.sh [-all | FILE...]    by default samples and every 50th program of t/run; -all: every one. Last line: `N passed, N failed`
cd "$(dirname "$0")/../.." || exit 2
clef=${CLEF:-out/clef}
tmp=$(mktemp -d) || exit 2
trap 'rm -rf "$tmp"' EXIT
runs=50
[ "$1" != -all ] || { runs=1; shift; }
[ $# != 0 ] || set -- samples/*.fs $(ls t/run/*.fs | awk -v n=$runs 'NR % n == 0')
passed=0 failed=0
for file; do
  files=
  for name in $(sed -n 's,^// with: *,,p' "$file" | head -1); do files="$files $(dirname "$file")/$name"; done
  files="$files $file"
  "$clef" expr $files >"$tmp/written" 2>"$tmp/said"
  "$clef" expr -veil $files >"$tmp/veiled" 2>"$tmp/said"
  if cmp -s "$tmp/written" "$tmp/veiled"; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    echo "FAIL veil $file: another tree"
    diff "$tmp/written" "$tmp/veiled" | sed -n '1,6s/^/    /p'
  fi
done
echo "$passed passed, $failed failed"
[ $failed = 0 ]
