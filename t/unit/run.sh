#!/bin/sh
# run.sh: the unit tests. Each t/unit/*.c is a program that includes what it tests and ends with 0 when all is well; what
# it prints on a failure says which case. `t/unit/run.sh [-verbose] [FILTER]`
#
# The first lines of a test may name what is linked with it: `/* link: clef/mir/fold.c clef/mir/print.c */`; folders mean
# all their sources, and FOLDER/... those of the folders in it too. clef/base is always linked. CC and CFLAGS as in the Makefile. Last line: `N passed, N failed`.
cd "$(dirname "$0")/../.." || exit 2
verbose=
[ "$1" != -verbose ] || { verbose=1; shift; }
filter=$1
cc=${CC:-gcc}
tmp=$(mktemp -d) || exit 2
trap 'rm -rf "$tmp"' EXIT
warn="-Wall -Wextra -Wshadow -Wstrict-prototypes -Wmissing-prototypes -Wno-unused-function -Werror"
case $cc in *tcc) warn= ;; esac

list=
for f in t/unit/*.c; do
  [ -f "$f" ] || continue
  case $f in *"$filter"*) list="$list $f" ;; esac
done

# sources FILE: the sources that are linked with a test.
sources() {
  for word in $(sed -n '1,5s/.*link: *\([^*]*\).*/\1/p' "$1") clef/base; do
    if [ "${word%/...}" != "$word" ]; then find "${word%/...}" -name '*.c' | LC_ALL=C sort
    elif [ -d "$word" ]; then find "$word" -maxdepth 1 -name '*.c' | LC_ALL=C sort; else echo "$word"; fi
  done
}
object() { echo "$tmp/$(echo "${1%.c}" | tr / +).o"; }

# What any test is linked with, compiled once; two at a time.
for f in $list; do sources "$f"; done | LC_ALL=C sort -u >"$tmp/sources"
for half in 0 1; do
  awk -v half=$half 'NR % 2 == half' "$tmp/sources" | while read -r f; do
    $cc -std=c11 -D_DEFAULT_SOURCE ${CFLAGS:--O0} -I. -Iout -c "$f" -o "$(object "$f")" || exit
  done &
done
wait

# one FILE: compiles and runs it; what it has to say goes to a file of its own, `ok` when all is well.
one() {
  f=$1 name=$(basename "$1" .c) objects=
  for source in $(sources "$f"); do objects="$objects $(object "$source")"; done
  if ! $cc -std=c11 -D_DEFAULT_SOURCE $warn ${CFLAGS:--O0} -I. -Iout "$f" $objects -o "$tmp/$name" -lm >"$tmp/$name.log" 2>&1; then
    { echo "FAIL $f: does not compile"; head -20 "$tmp/$name.log" | sed 's/^/    /'; } >"$tmp/$name.said"
  elif timeout 300 "$tmp/$name" >"$tmp/$name.log" 2>&1; then
    echo ok >"$tmp/$name.said"
  else
    { echo "FAIL $f: ends with $?"; head -20 "$tmp/$name.log" | sed 's/^/    /'; } >"$tmp/$name.said"
  fi
}

# Two at a time.
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
