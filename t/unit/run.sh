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

# one FILE: compiles and runs it; what it has to say goes to a file of its own, `ok` when all is well.
one() {
  f=$1 name=$(basename "$1" .c) sources=
  for word in $(sed -n '1,5s/.*link: *\([^*]*\).*/\1/p' "$f"); do
    if [ -d "$word" ]; then sources="$sources $(find "$word" -maxdepth 1 -name '*.c' | LC_ALL=C sort | tr '\n' ' ')"; else sources="$sources $word"; fi
  done
  if ! $cc -std=c11 -D_DEFAULT_SOURCE $warn ${CFLAGS:--O1 -g} -I. -Iout "$f" $sources "$tmp"/base/*.o -o "$tmp/$name" -lm >"$tmp/$name.log" 2>&1; then
    { echo "FAIL $f: does not compile"; head -20 "$tmp/$name.log" | sed 's/^/    /'; } >"$tmp/$name.said"
  elif timeout 120 "$tmp/$name" >"$tmp/$name.log" 2>&1; then
    echo ok >"$tmp/$name.said"
  else
    { echo "FAIL $f: ends with $?"; head -20 "$tmp/$name.log" | sed 's/^/    /'; } >"$tmp/$name.said"
  fi
}

# Two at a time.
list=
for f in t/unit/*.c; do
  [ -f "$f" ] || continue
  case $f in *"$filter"*) list="$list $f" ;; esac
done
for half in 0 1; do
  (
    n=0
    for f in $list; do
      [ $((n % 2)) = $half ] && one "$f"
      n=$((n + 1))
    done
  ) &
done
wait
passed=0 failed=0
for f in $list; do
  said=$tmp/$(basename "$f" .c).said
  if [ "$(cat "$said")" = ok ]; then
    passed=$((passed + 1))
    [ -z "$verbose" ] || echo "ok $f"
  else
    failed=$((failed + 1))
    cat "$said"
  fi
done
echo "$passed passed, $failed failed"
[ $failed = 0 ]
