#!/bin/sh
# text.sh: MIR's text form has all that a compilation needs. A program's MIR is printed, read and printed again: both texts are the
# same. The executable that is built from the text has the same bytes as the program's, but for what text has not: source places,
# so both are built with -strip.
#
#   t/mir/text.sh [-all | FILE.fs...]    without arguments a few programs at -O0, -O1 and -O2; -all: each of t/run, at -O1
#
# The last line is `N passed, N failed`; the exit status is 1 when any failed. CLEF: the compiler (out/clef).
cd "$(dirname "$0")/../.." || exit 2
clef=${CLEF:-out/clef}
tmp=$(mktemp -d) || exit 2
trap 'rm -rf "$tmp"' EXIT
passed=0 failed=0 levels="-O0 -O1 -O2"
case $1 in
-all) shift; levels=-O1; set -- t/run/*.fs "$@" ;;
'') set -- samples/tour.fs t/run/thread-cancellation.fs t/run/parallel-bodies-of-all-kinds.fs t/run/enumerators-of-classes.fs t/run/class-graph.fs ;;
esac
fail() {
  failed=$((failed + 1))
  echo "FAIL text $file $level: $1"
}
for file; do
  grep -q '^// with:' "$file" && continue
  for level in $levels; do
    $clef build -strip $level "$file" -o "$tmp/program" </dev/null >/dev/null 2>&1 || continue
    $clef build -strip $level -stop-after mir "$file" </dev/null >"$tmp/program.mir" 2>/dev/null
    if ! $clef eval -stop-after read "$tmp/program.mir" >"$tmp/again.mir"; then fail "its MIR is not read"
    elif ! cmp "$tmp/program.mir" "$tmp/again.mir"; then fail "its MIR is another one when it was read"
    elif ! $clef build -strip $level "$tmp/program.mir" -o "$tmp/again"; then fail "its MIR is not built"
    elif ! cmp "$tmp/program" "$tmp/again"; then fail "its MIR is built to another executable"
    else passed=$((passed + 1))
    fi
  done
done
echo "$passed passed, $failed failed"
[ $failed = 0 ]
