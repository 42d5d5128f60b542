#!/bin/sh
# run.sh: what messages look like. t/messages/NAME.fs is checked, and all that `clef check` says must be NAME.txt, with -diag json
# NAME.json. t/err compares codes and lines of everything; here stand a few with their excerpts, underlines, labels and hints.
#
#   t/messages/run.sh [-bless] [FILTER]     Variables: CLEF, the compiler (out/clef). Last line: `N passed, N failed`
cd "$(dirname "$0")/../.." || exit 2
clef=${CLEF:-out/clef} bless=
[ "$1" != -bless ] || { bless=1; shift; }
filter=$1 passed=0 failed=0
tmp=$(mktemp -d) || exit 2
trap 'rm -rf "$tmp"' EXIT
# same FILE COMMAND...: it ends with 1 and says what is in the file.
same() {
  golden=$1
  shift
  timeout 60 "$@" >"$tmp/said" 2>&1 </dev/null
  status=$?
  [ -z "$bless" ] || cp "$tmp/said" "$golden"
  if [ $status = 1 ] && cmp -s "$golden" "$tmp/said"; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    echo "FAIL $golden: status $status (< wanted, > got)"
    diff "$golden" "$tmp/said" | head -20 | sed 's/^/    /'
  fi
}
for f in t/messages/*.fs; do
  case $f in *"$filter"*) ;; *) continue ;; esac
  same "${f%.fs}.txt" "$clef" check "$f"
  same "${f%.fs}.json" "$clef" check -diag json "$f"
done
echo "$passed passed, $failed failed"
[ $failed = 0 ]
