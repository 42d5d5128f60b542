#!/bin/sh
# run.sh: the unit tests. Each t/unit/*.c is a program that includes what it tests and ends with 0 when all is well; what
# it prints on a failure says which case. `t/unit/run.sh [-verbose] [FILTER]`
#
# The first lines of a test may name what is linked with it: `/* link: clef/mir/fold.c clef/mir/print.c */`; folders mean
# all their sources. clef/base is always linked. CC and CFLAGS as in the Makefile. Last line: `N passed, N failed`.
cd "$(dirname "$0")/../.." || exit 2
verbose=
[ "$1" != -verbose ] || { verbose=1; shift; }
filter=$1
cc=${CC:-gcc}
tmp=$(mktemp -d) || exit 2
trap 'rm -rf "$tmp"' EXIT
warn="-Wall -Wextra -Wshadow -Wstrict-prototypes -Wmissing-prototypes -Wno-unused-function -Werror"
case $cc in *tcc) warn= ;; esac

# The objects of clef/base, compiled once.
mkdir "$tmp/base"
for f in clef/base/*.c; do
  $cc -std=c11 -D_DEFAULT_SOURCE ${CFLAGS:--O1 -g} -I. -Iout -c "$f" -o "$tmp/base/$(basename "$f" .c).o" || exit 2
done

passed=0 failed=0
for f in t/unit/*.c; do
  [ -f "$f" ] || continue
  case $f in *"$filter"*) ;; *) continue ;; esac
  sources=
  for word in $(sed -n '1,5s/.*link: *\([^*]*\).*/\1/p' "$f"); do
    if [ -d "$word" ]; then sources="$sources $(find "$word" -maxdepth 1 -name '*.c' | LC_ALL=C sort | tr '\n' ' ')"; else sources="$sources $word"; fi
  done
  if ! $cc -std=c11 -D_DEFAULT_SOURCE $warn ${CFLAGS:--O1 -g} -I. -Iout "$f" $sources "$tmp"/base/*.o -o "$tmp/test" -lm >"$tmp/log" 2>&1; then
    echo "FAIL $f: does not compile"
    head -20 "$tmp/log" | sed 's/^/    /'
    failed=$((failed + 1))
  elif timeout 120 "$tmp/test" >"$tmp/log" 2>&1; then
    passed=$((passed + 1))
    [ -z "$verbose" ] || echo "ok $f"
  else
    echo "FAIL $f: ends with $?"
    head -20 "$tmp/log" | sed 's/^/    /'
    failed=$((failed + 1))
  fi
done
echo "$passed passed, $failed failed"
[ $failed = 0 ]
