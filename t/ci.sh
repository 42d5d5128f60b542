#!/bin/sh
# ci.sh: everything that a commit must pass; `./build.sh test` and .ci/run come here. Two cores, under 20 minutes.
#
#   t/ci.sh [SECTION...]      all sections, or those named (their names are printed)
#
# Each prints what fails and how many passed; the last line is the sum. A build counts as one. Two sections run at a time, each
# on one core: a lane takes the next group that nobody has taken, and runs its sections one after the other.
cd "$(dirname "$0")/.." || exit 2
tmp=$(mktemp -d) || exit 2
trap 'rm -rf "$tmp"' EXIT
trap 'kill $other_lane 2>/dev/null; exit 1' INT TERM
only=" $* "
: >"$tmp/counts"
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
  log=$tmp/$name
  "$@" >"$log" 2>&1
  status=$?
  sum=$(tail -1 "$log" | sed -n 's/^\([0-9]*\) passed, \([0-9]*\) failed$/\1 \2/p')
  if [ -n "$sum" ]; then p=${sum% *} f=${sum#* }
  elif [ $status = 0 ]; then p=1 f=0
  else p=0 f=1
  fi
  [ $status = 0 ] || [ "$f" != 0 ] || f=1 # it stopped before it could count
  # what t/known.txt lists for the section is known to fail: counted apart, and an error when it no longer does
  sed -n 's/^FAIL \(cli \)\{0,1\}\([^ ]*[^: ]\).*/\2/p; s/^    *\(.*[^ ]\)  *[0-9]*  at most .* OVER$/\1/p; s/^\([^ ].*[^ ]\)  *[0-9]*  at most .* OVER$/\1/p' "$log" | LC_ALL=C sort -u >"$log.failing"
  sed -n "s/^$name: //p" t/known.txt 2>/dev/null | LC_ALL=C sort -u >"$log.known"
  k=$(LC_ALL=C comm -12 "$log.failing" "$log.known" | wc -l)
  gone=$(LC_ALL=C comm -13 "$log.failing" "$log.known")
  f=$((f - k))
  { # in one piece: the other lane prints too
    if [ -n "$gone" ]; then
      echo "$gone" | sed "s/^/$name: passes, take it out of t\/known.txt: /"
      f=$((f + 1))
    fi
    [ "$f" -ge 0 ] || f=0
    printf '%-24s %5d passed, %d failed%s  (%d s)\n' "$name" "$p" "$f" "$([ "$k" = 0 ] || echo ", $k known to fail")" $(($(date +%s) - from))
    [ "$f" = 0 ] || grep -v '^ok \|^SKIP ' "$log" | tail -60 | sed 's/^/    /'
  } >"$log.said"
  cat "$log.said"
  echo "$p $f $k $name" >>"$tmp/counts"
}

# ---- the groups: functions of sections that one lane runs in order, the longest first ----

# The compiler itself under the address and undefined-behaviour sanitizers.
under_sanitizers() {
  ASAN_OPTIONS=detect_leaks=0:detect_stack_use_after_return=0 UBSAN_OPTIONS=print_stacktrace=1 # arenas end with the process
  export ASAN_OPTIONS UBSAN_OPTIONS
  flags="-O1 -g1 -fsanitize=address,undefined -fno-sanitize-recover=undefined"
  section build-sanitized env CC=gcc OUT=out/asan CFLAGS="$flags" ./build.sh
  [ -x out/asan/clef ] || return
  section sanitized-run env CLEF=out/asan/clef t/run.sh -jobs 1 -part 1/2
  section sanitized-mutate env OBJECTS=out/asan/obj IMAGE=out/asan/image.o CFLAGS="-O1 -g1 -fsanitize=address,undefined" \
    t/fuzz/mutate -seed 2 -count 3000
  section sanitized-cli env CLEF=out/asan/clef t/cli.sh
  ! has python3 || section sanitized-limits env CLEF=out/asan/clef t/fuzz/limits -sizes 300
}

# Every program on both machines and interpreted. Of the ways that share most of what they could find each takes a part:
# leaks and the verifiers at -O1 one half, at -O2 the other.
run_other() { emulated && section run-$other t/run.sh -jobs 1 -target $other-linux; }
run_other_O0() { emulated && section run-$other-O0-check t/run.sh -jobs 1 -part 1/3 -O0 -check -target $other-linux; }
emulated() { has qemu-$other && has $as; }
run_default() { section run t/run.sh -jobs 1; }
run_check() { section run-check t/run.sh -jobs 1 -part 1/2 -check -verify; }
run_O2() { section run-O2-check t/run.sh -jobs 1 -part 2/2 -O2 -check -verify; }
run_O0() { section run-O0 t/run.sh -jobs 1 -part 1/2 -O0; }
run_eval() { section run-eval t/run.sh -jobs 1 -eval; }

# Builds by clang with -Werror and by tcc, and from busybox's shell; the library image does not depend on who compiled the compiler.
build_clang() {
  has clang || return
  section build-clang env CC=clang CFLAGS=-O1 OUT=out/clang ./build.sh
  section image-clang cmp out/image.bin out/clang/image.bin
}
build_tcc() {
  has tcc || return
  section build-tcc env CC=tcc OUT=out/tcc ./build.sh
  section image-tcc cmp out/image.bin out/tcc/image.bin
}
build_busybox() { has busybox && section build-busybox env CC=gcc CFLAGS=-O0 OUT=out/busybox busybox sh ./build.sh; }

# What compiling costs, random programs in all ways to run them, bad input, what needs no program to run.
cost() { has valgrind && section cost t/bench/cost.sh 10000; }
mutate() { section mutate t/fuzz/mutate; }
random_programs() { section programs t/fuzz/programs -count 100; }
random_mir() {
  section mir-programs t/fuzz/mir -count 100
  section mir-broken t/fuzz/broken -count 300
}
units() { section unit t/unit/run.sh; }
suites() { section suites t/driver/run.sh lir,asm,native,syntax,psg,mir,messages,projects -jobs 1; }
texts() {
  section lint t/lint/lint.sh
  section driver t/driver/self.sh
  section stages t/stages/run.sh
  section skeleton t/skeleton/run.sh
  section guide t/guide/run.sh
  if has python3; then
    section prims t/mir/prims.sh
    section views t/psg/views.sh
  fi
  section surface t/surface/run.sh
  section tested t/surface/tested.sh
  section floats t/floats/run.sh
  section functions t/floats/functions.sh
  section terminal t/terminal/run.py
  for runner in t/cli.sh t/bench/budget.sh t/bench/unused.sh; do section "$(basename $runner .sh)" $runner; done
}

# lane: takes groups until none is left.
lane() {
  for group in under_sanitizers run_other run_other_O0 run_default cost run_eval run_check run_O2 run_O0 mutate units suites \
    random_programs random_mir build_busybox build_clang build_tcc texts; do
    mkdir "$tmp/taken-$group" 2>/dev/null && $group
  done
}

section build-gcc env CC=gcc OUT=out ./build.sh
lane &
other_lane=$!
lane
wait

echo "took $(($(date +%s) - start)) s"
[ -z "$missing" ] || echo "not installed, their sections are absent:$missing"
awk '{ passed += $1; failed += $2; known += $3; if ($2) bad = bad " " $4 }
  END { if (bad) print "sections with failures:" bad
    if (known) print known " known to fail (t/known.txt)"
    printf "%d passed, %d failed\n", passed, failed
    exit failed != 0 }' "$tmp/counts"
