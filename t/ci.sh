#!/bin/sh
# ci.sh: what a commit must pass; `./build.sh test` and .ci/run come here. Two cores, at most 8 minutes.
#
#   t/ci.sh [-all] [-seed N] [SECTION...]      all sections, or those named (their names are printed)
#
# Sections that run every test in one more way take a share of them: every 4th, say. Which share depends on the seed, a
# number made of the commit's hash unless -seed gives it, so that each commit tests another one and a commit always the same.
# With -all (`make check-all`) they run everything, and the sections that take longest run too. t/README.md has the list.
#
# Each prints what fails, how many passed and how long it took; the last line is the sum. A build counts as one. Two sections run
# at a time, each on one core: a lane takes the next group that no lane has taken, and runs its sections one after the other.
cd "$(dirname "$0")/.." || exit 2
everything=
seed=$((0x$(git rev-parse --short=7 HEAD 2>/dev/null || echo 1)))
while :; do
  case ${1:-} in
    -all) everything=1 && shift ;;
    -seed) seed=$2 && shift 2 ;;
    *) break ;;
  esac
done
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
need ninja ninja-build
need clang-format clang-format
need chromium chromium
need gdb gdb
need gdb-multiarch gdb-multiarch
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

# ---- shares ----

# part N OFFSET: the part of N that the seed chooses, from 1. Sections with other offsets take other tests.
part() { if [ -n "$everything" ]; then echo 1; else echo $(((seed + $2) % $1 + 1)); fi; }
parts() { if [ -n "$everything" ]; then echo 1; else echo "$1"; fi; }
share() { echo "$(part "$1" "$2")/$(parts "$1")"; }
# window COUNT N OFFSET: a part of COUNT numbers: `FIRST COUNT`, from 0
window() {
  length=$(($1 / $(parts "$2")))
  echo "$((($(part "$2" "$3") - 1) * length)) $length"
}

# ---- the groups: functions of sections that one lane runs in order, the longest first ----

# The compiler itself under the address and undefined-behaviour sanitizers.
under_sanitizers() {
  ASAN_OPTIONS=detect_leaks=0:detect_stack_use_after_return=0 UBSAN_OPTIONS=print_stacktrace=1 # arenas end with the process
  export ASAN_OPTIONS UBSAN_OPTIONS
  flags="-O1 -g1 -DPSG_CHECKS -fsanitize=address,undefined -fno-sanitize-recover=undefined"
  section build-sanitized env CC=gcc OUT=out/asan CFLAGS="$flags" ./build.sh
  [ -x out/asan/clef ] || return
  section sanitized-run env CLEF=out/asan/clef t/run.sh -jobs 1 -part "$(share 6 0)"
  # shellcheck disable=SC2046
  set -- $(window 3000 3 0)
  section sanitized-mutate env OBJECTS=out/asan/obj IMAGE=out/asan/image.o CFLAGS="-O1 -g1 -fsanitize=address,undefined" \
    t/fuzz/mutate -seed 2 -from "$1" -count "$2"
  section sanitized-cli env CLEF=out/asan/clef t/cli.sh
  ! has python3 || section sanitized-limits env CLEF=out/asan/clef t/fuzz/limits -sizes 300 -part "$(share 3 0)"
}

# Every program as the user builds it. The other ways each take a share: interpreted, the other machine, other levels, leak
# checking and the verifiers.
run_default() { section run t/run.sh -jobs 1; }
run_eval() { section run-eval t/run.sh -jobs 1 -eval -part "$(share 2 0)"; }
run_other() { emulated && section run-$other t/run.sh -jobs 1 -part "$(share 3 0)" -target $other-linux; }
run_other_O0() { emulated && section run-$other-O0-check t/run.sh -jobs 1 -part "$(share 8 1)" -O0 -check -target $other-linux; }
emulated() { has qemu-$other && has $as; }
run_check() { section run-check t/run.sh -jobs 1 -part "$(share 4 0)" -check -verify; }
run_O2() { section run-O2-check t/run.sh -jobs 1 -part "$(share 4 1)" -O2 -check -verify; }
run_O0() { section run-O0 t/run.sh -jobs 1 -part "$(share 4 2)" -O0; }

# Builds by clang with -Werror, and by tcc from busybox's shell; the library image does not depend on the compiler of the compiler.
build_clang() {
  has clang || return
  section build-clang env CC=clang CFLAGS=-O0 OUT=out/clang ./build.sh
  section image-clang cmp out/image.bin out/clang/image.bin
  # t/fuzz/libfuzzer is run by hand; here at least its driver fits the compiler
  section build-libfuzzer clang -std=c11 -D_DEFAULT_SOURCE -I. -Iout/clang -fsyntax-only -Werror t/fuzz/libfuzzer.c
}
build_tcc() {
  has tcc || return
  shell=sh
  ! has busybox || shell="busybox sh"
  section build-tcc env CC=tcc OUT=out/tcc $shell ./build.sh
  section image-tcc cmp out/image.bin out/tcc/image.bin
}

# What compiling costs, random programs in all ways to run them, bad input, the checks that run no program.
cost() { has valgrind && section cost t/bench/cost.sh -part "$(share 3 0)" 10000; }
mutate() {
  # shellcheck disable=SC2046
  set -- $(window 20000 4 0)
  section mutate t/fuzz/mutate -from "$1" -count "$2"
}
random_programs() {
  # shellcheck disable=SC2046
  set -- $(window 128 4 0)
  section programs t/fuzz/programs -seed $(($1 + 1)) -count "$2"
  # shellcheck disable=SC2046
  set -- $(window 64 4 0)
  section concurrent t/fuzz/concurrent -seed $(($1 + 1)) -count "$2"
}
random_mir() {
  # shellcheck disable=SC2046
  set -- $(window 100 2 0)
  section mir-programs t/fuzz/mir -seed $(($1 + 1)) -count "$2"
  section mir-broken t/fuzz/broken -seed "$(part 4 0)" -count $((600 / $(parts 4)))
}
units() { section unit t/unit/run.sh; }
suites() { section suites t/driver/run.sh lir,asm,native,syntax,psg,mir,messages,projects -jobs 1; }
texts() {
  section lint t/lint/lint.sh
  section format t/lint/format.sh
  section driver t/driver/self.sh
  section fmt t/fmt/run.sh
  section stages t/stages/run.sh
  section skeleton t/skeleton/run.sh
  section text t/mir/text.sh
  section guide t/guide/run.sh
  section veil t/psg/veil.sh
  if has python3; then
    section prims t/mir/prims.sh
    section views t/psg/views.sh
    section worked t/psg/worked.sh
  fi
  section surface t/surface/run.sh
  section tested t/surface/tested.sh
  section own t/surface/own.sh
  section floats t/floats/run.sh
  section functions t/floats/functions.sh
}
# The compiler and its programs beside others: linkers, editors, terminals, debuggers, browsers.
outside() {
  section ffi t/ffi/run.sh
  section cli t/cli.sh
  section nvim t/lsp/nvim.sh
  section vscode t/lsp/vscode.sh
  if has python3; then
    section terminal t/terminal/run.py
    section lsp t/lsp/run.py
    section repl t/repl/run.py
    section debug t/debug/run.py
    ! has chromium || section doc t/doc/run.py
    ! has chromium || section explain t/explain/run.py
  fi
  section budget t/bench/budget.sh
  section unused t/bench/unused.sh
}

# ---- the groups that only -all runs ----

# The ways of levels, machines and leak checking that no group above has, and few registers.
all_ways() {
  section run-O2 t/run.sh -jobs 1 -O2
  section run-O0-check t/run.sh -jobs 1 -O0 -check
  section run-O0-eval t/run.sh -jobs 1 -O0 -eval
  section run-O2-eval t/run.sh -jobs 1 -O2 -eval
  section run-stress t/run.sh -jobs 1 -stress -verify
}
all_other() {
  emulated || return
  section run-$other-O0 t/run.sh -jobs 1 -O0 -target $other-linux
  section run-$other-check t/run.sh -jobs 1 -check -target $other-linux
  section run-$other-O2 t/run.sh -jobs 1 -O2 -target $other-linux
  section run-$other-O2-check t/run.sh -jobs 1 -O2 -check -target $other-linux
  section run-$other-O2-stress t/run.sh -jobs 1 -O2 -stress -verify -target $other-linux
}
# MIR before and after every step, of each test program and of random ones; more random programs.
all_mir() {
  section text-all t/mir/text.sh -all
  section mir-of-programs t/fuzz/mir -of t/run/*.fs samples/*.fs
  section mir-programs-1000 t/fuzz/mir -seed 101 -count 1000
}
all_programs() {
  section programs-1000 t/fuzz/programs -seed 129 -count 1000
  section concurrent-500 t/fuzz/concurrent -seed 65 -count 500
}
all_views() {
  section views-all t/psg/views.sh -all
  section veil-all t/psg/veil.sh -all
}
all_limits() { section limits t/fuzz/limits -sizes 15,16,17,31,32,33,63,64,65,127,128,129,255,256,257,300; }
all_cost() { has valgrind && section cost-100000 t/bench/cost.sh; }
all_floats() {
  section floats-million t/floats/run.sh -count 1000000 -seed 2
  section functions-300000 t/floats/functions.sh -count 300000 -seed 2
}

groups="under_sanitizers run_other run_default cost run_eval run_O2 run_other_O0 run_check run_O0 mutate suites units random_programs \
  random_mir outside build_clang build_tcc texts"
[ -z "$everything" ] || groups="all_ways all_other all_mir all_programs all_limits all_views all_cost all_floats $groups"

# lane: takes groups until none is left.
lane() {
  for group in $groups; do
    mkdir "$tmp/taken-$group" 2>/dev/null && $group
  done
}

echo "seed $seed"
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
