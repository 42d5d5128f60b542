#!/bin/sh
# ci.sh: everything that a commit must pass; `./build.sh test` and .ci/run come here. Two cores, under 20 minutes.
#
#   t/ci.sh [SECTION...]      all sections, or those named (their names are printed)
#
# A section whose runner is not in the tree is not in the list. Each prints what fails and ends with `N passed, N failed`;
# the last line is the sum. A build counts as one.
cd "$(dirname "$0")/.." || exit 2
tmp=$(mktemp -d) || exit 2
trap 'rm -rf "$tmp"' EXIT
trap 'exit 1' INT TERM
only=" $* "
passed=0 failed=0 known=0 bad=
start=$(date +%s)

# Packages of what the tests need beside the compiler; installed when we may, else the sections that need them are absent
# and the end says so.
missing=
if [ "$(uname -m)" = aarch64 ]; then other=x86_64 binutils=binutils-x86-64-linux-gnu as=x86_64-linux-gnu-as
else other=aarch64 binutils=binutils-aarch64-linux-gnu as=aarch64-linux-gnu-as; fi
need() { # command package
  command -v "$1" >/dev/null 2>&1 && return
  if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    [ -n "$updated" ] || { apt-get update -qq >/dev/null 2>&1; updated=1; }
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$2" >/dev/null 2>&1
  fi
  command -v "$1" >/dev/null 2>&1 || missing="$missing $2"
}
need gcc gcc
need $as $binutils
need qemu-$other qemu-user
need clang clang
need tcc tcc
need busybox busybox-static
need valgrind valgrind
has() { command -v "$1" >/dev/null 2>&1; }

# section NAME COMMAND...: runs it; its last line `N passed, N failed` is added up, any other command counts as one.
section() {
  name=$1
  shift
  case $only in "  " | *" $name "*) ;; *) return 0 ;; esac
  from=$(date +%s)
  "$@" >"$tmp/log" 2>&1
  status=$?
  sum=$(tail -1 "$tmp/log" | sed -n 's/^\([0-9]*\) passed, \([0-9]*\) failed$/\1 \2/p')
  if [ -n "$sum" ]; then p=${sum% *} f=${sum#* }
  elif [ $status = 0 ]; then p=1 f=0
  else p=0 f=1
  fi
  [ $status = 0 ] || [ "$f" != 0 ] || f=1 # it stopped before it could count
  # what t/known.txt lists for the section is known to fail: counted apart, and an error when it no longer does
  sed -n 's/^FAIL \(cli \)\{0,1\}\([^ ]*[^: ]\).*/\2/p; s/^    *\(.*[^ ]\)  *[0-9]*  at most .* OVER$/\1/p; s/^\([^ ].*[^ ]\)  *[0-9]*  at most .* OVER$/\1/p' "$tmp/log" | LC_ALL=C sort -u >"$tmp/failing"
  sed -n "s/^$name: //p" t/known.txt 2>/dev/null | LC_ALL=C sort -u >"$tmp/known"
  k=$(LC_ALL=C comm -12 "$tmp/failing" "$tmp/known" | wc -l)
  gone=$(LC_ALL=C comm -13 "$tmp/failing" "$tmp/known")
  f=$((f - k))
  known=$((known + k))
  if [ -n "$gone" ]; then
    echo "$gone" | sed "s/^/$name: passes, take it out of t\/known.txt: /"
    f=$((f + 1))
  fi
  [ "$f" -ge 0 ] || f=0
  passed=$((passed + p)) failed=$((failed + f))
  printf '%-24s %5d passed, %d failed%s  (%d s)\n' "$name" "$p" "$f" "$([ "$k" = 0 ] || echo ", $k known to fail")" $(($(date +%s) - from))
  if [ "$f" != 0 ]; then
    bad="$bad $name"
    grep -v '^ok \|^SKIP ' "$tmp/log" | tail -60 | sed 's/^/    /'
  fi
}

# ---- builds: gcc and clang with -Werror, tcc, and the same from busybox's shell ----
section build-gcc env CC=gcc OUT=out ./build.sh
if has clang; then section build-clang env CC=clang OUT=out/clang ./build.sh; fi
if has tcc; then section build-tcc env CC=tcc OUT=out/tcc ./build.sh; fi
if has busybox; then section build-busybox env CC=gcc OUT=out/busybox busybox sh ./build.sh; fi
for compiler in clang tcc; do # the library image does not depend on who compiled the compiler
  if [ -f out/image.bin ] && has $compiler; then section image-$compiler cmp out/image.bin out/$compiler/image.bin; fi
done

# ---- what needs no program to run ----
section lint t/lint/lint.sh
for runner in t/unit t/syntax t/sema t/psg t/mir t/lir t/asm t/stages t/messages; do
  if [ -x $runner/run.sh ]; then section "${runner#t/}" $runner/run.sh; fi
done
if has python3; then section prims t/mir/prims.sh; fi
section surface t/surface/run.sh
section floats t/floats/run.sh
for runner in t/cli.sh t/bench/budget.sh t/bench/unused.sh; do
  if [ -x $runner ]; then section "$(basename $runner .sh)" $runner; fi
done

# ---- random programs, all ways to run them; bad input ----
section programs t/fuzz/programs -count 100
section mir-programs t/fuzz/mir -count 100
section mir-broken t/fuzz/broken -count 300
section mutate t/fuzz/mutate

# ---- what compiling costs ----
if has valgrind; then section cost t/bench/cost.sh 10000; fi

# ---- every program: both machines, both levels, interpreted, with leak checking ----
section run t/run.sh -verify
section run-O0 t/run.sh -O0
section run-O2 t/run.sh -O2 -check
section run-check t/run.sh -check
section run-eval t/run.sh -eval
if has qemu-$other && has $as; then
  section run-$other t/run.sh -target $other-linux
  section run-$other-O0-check t/run.sh -O0 -check -target $other-linux
fi

# ---- the compiler itself under the address and undefined-behaviour sanitizers ----
export ASAN_OPTIONS=detect_leaks=0:detect_stack_use_after_return=0 UBSAN_OPTIONS=print_stacktrace=1 # arenas end with the process
sanitize() { env CC=gcc OUT=out/asan CFLAGS="-O1 -g -fsanitize=address,undefined -fno-sanitize-recover=undefined" ./build.sh; }
section build-sanitized sanitize
if [ -x out/asan/clef ]; then
  section sanitized-run env CLEF=out/asan/clef t/run.sh -verify
  section sanitized-mutate env OBJECTS=out/asan/obj IMAGE=out/asan/image.o CFLAGS="-O1 -g -fsanitize=address,undefined" \
    t/fuzz/mutate -seed 2 -count 3000
  section sanitized-cli env CLEF=out/asan/clef t/cli.sh
fi

echo "took $(($(date +%s) - start)) s"
[ -z "$missing" ] || echo "not installed, their sections are absent:$missing"
[ -z "$bad" ] || echo "sections with failures:$bad"
[ $known = 0 ] || echo "$known known to fail (t/known.txt)"
echo "$passed passed, $failed failed"
[ $failed = 0 ]
