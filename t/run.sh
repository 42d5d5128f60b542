#!/bin/sh
# run.sh: compiles and runs every program of t/run, t/fuzz/cells and samples, and checks the messages of t/err.
#
#   t/run.sh [-O0 | -O2] [-check] [-eval] [-target MACHINE] [-verify] [-stress] [-part K/N] [-jobs N] [FILTER]
#
# A program's header says what is wanted (t/README.md). FILTER is a part of the path. What is run is `clef build` and the
# program it made, under qemu when MACHINE is not this one; with -eval `clef eval`. -part K/N: every Nth test, the Kth first.
# Needs sh, awk and coreutils.
# Variables: CLEF, the compiler (out/clef); CLEF_FLAGS, more options for it; KEEP=1 keeps the folder of results.
# The last line is `N passed, N failed`; the exit status is 1 when any failed.
cd "$(dirname "$0")/.." || exit 2
clef=${CLEF:-out/clef} flags=$CLEF_FLAGS eval= check= jobs=2 target= filter= part=1/1 level=default words=
limit=300 # seconds: only what never ends takes so long
while [ $# -gt 0 ]; do
  case $1 in
  -O*) flags="$flags $1" level=${1#-} ;;
  -check) flags="$flags -check" check=1 ;;
  -verify | -stress) flags="$flags $1" ;;
  -eval) eval=1 ;;
  -target) target=$2 flags="$flags -target $2"; shift ;;
  -part) part=$2; shift ;;
  -jobs) jobs=$2; shift ;;
  -*) echo "run.sh: unknown option $1" >&2; exit 2 ;;
  *) filter=$1 ;;
  esac
  shift
done
[ -x "$clef" ] || { echo "run.sh: no compiler at $clef" >&2; exit 2; }

# The emulator, when the target is not this machine. `words` are what a `skip:` line may name.
here=$(uname -m) machine=$here
case $target in
aarch64* | arm64*) machine=aarch64 ;;
x86_64* | amd64*) machine=x86_64 ;;
esac
# It keeps books of each page of address space: with 2.5 GB of it a program begins three times as fast as with the 13 it wants.
emulator=
[ $machine = "$here" ] || emulator=emulated
emulated() { (ulimit -v 2500000; exec timeout $limit qemu-$machine "$@"); }
words=" $machine $level ${eval:+eval} ${check:+check} "
[ -n "$eval" ] || words="$words native "

tmp=$(mktemp -d) || exit 2
trap '[ -n "$KEEP" ] || rm -rf "$tmp"' EXIT
trap 'exit 1' INT TERM
for f in t/run/*.fs t/run/*.clef t/fuzz/cells/*.fs samples/*.fs t/err/*.fs t/err/*.clef t/err/*.files; do
  [ -f "$f" ] || continue
  case $f in *"$filter"*) echo "$f" ;; esac
done | awk -v k="${part%/*}" -v n="${part#*/}" 'NR % n == k % n' >"$tmp/list"
[ -s "$tmp/list" ] || { echo "run.sh: no test matches '$filter'" >&2; exit 2; }
mkdir "$tmp/h"
grep -v '^t/err/' "$tmp/list" | xargs awk -v dir="$tmp/h" -f t/tools/header.awk /dev/null

# Why the test failed: one line, then details indented.
fail() {
  echo "FAIL $f: $1"
  [ -z "$2" ] || head -${3:-12} "$2" | sed 's/^/    /'
}

run_program() {
  key=$tmp/h/$(echo "$f" | tr / +)
  if [ -f "$key.skip" ]; then
    while read -r word _; do
      case $words in *" $word "*) echo "SKIP $f"; return ;; esac
    done <"$key.skip"
  fi
  sources= args= input=/dev/null want=0 line=
  if [ -f "$key.with" ]; then
    for part in $(cat "$key.with"); do sources="$sources ${f%/*}/$part"; done
  fi
  [ ! -f "$key.args" ] || args=$(cat "$key.args")
  [ ! -f "$key.in" ] || input=$key.in
  [ ! -f "$key.exit" ] || want=$(cat "$key.exit")
  [ ! -f "$key.err" ] || line=$(cat "$key.err")
  if [ -n "$eval" ]; then
    timeout $limit $clef eval $flags $sources "$f" $args <"$input" >"$w/out" 2>"$w/err"
    status=$?
  else
    rm -f "$w/prog"
    timeout $limit $clef build $flags -o "$w/prog" $sources "$f" >"$w/build" 2>&1 </dev/null
    status=$?
    if [ $status != 0 ] || [ ! -x "$w/prog" ]; then
      fail "build ends with $status" "$w/build"
      return
    fi
    ${emulator:-timeout $limit} "$w/prog" $args <"$input" >"$w/out" 2>"$w/err"
    status=$?
  fi
  # A recorded output always ends in a newline; a program's need not.
  if ! cmp -s "$key.out" "$w/out" && ! { cat "$w/out"; echo; } | cmp -s - "$key.out"; then
    diff "$key.out" "$w/out" >"$w/diff"
    head -3 "$w/err" >>"$w/diff"
    fail "output differs (< wanted, > got), status $status" "$w/diff"
  elif [ $status != "$want" ]; then
    fail "status $status, wanted $want" "$w/err"
  elif [ -z "$line" ] && [ -s "$w/err" ] && [ -z "$eval" ]; then
    fail "writes to stderr" "$w/err"
  elif [ -n "$line" ] && [ -z "$eval" ] && [ "$(head -1 "$w/err")" != "$line" ]; then
    fail "first line of stderr differs, wanted $line" "$w/err" 3
  elif [ -n "$line" ] && ! grep -Fxq -- "$line" "$w/err"; then # clef eval writes its warnings there too
    fail "stderr lacks $line" "$w/err" 3
  else
    echo "ok $f"
  fi
}

# Wanted: `//! CODE text` or `//! warning CODE text` ends a line, once for each message there; `//? CODE text` may come
# but need not (what F# says after a syntax error is its recovery's affair). What counts is the set of (line, severity,
# code), and the exit status. A line past the end of the file is its last.
run_message() {
  awk '
    { n = split($0, part, "//[!?] *")
      rest = $0
      for (i = 2; i <= n; i++) {
        match(rest, "//[!?]")
        sign = substr(rest, RSTART + 2, 1)
        rest = substr(rest, RSTART + 3)
        split(part[i], word, " ")
        print sign, FNR, (word[1] == "warning" || word[1] == "info" ? word[1] " " word[2] : "error " word[1])
      } }
    END { print "lines", FNR }' "$f" >"$w/said"
  sed -n 's/^! //p' "$w/said" | sort -u >"$w/want"
  sed -n 's/^? //p' "$w/said" | sort -u >"$w/may"
  lines=$(sed -n 's/^lines //p' "$w/said")
  sources=$f
  case $f in
  *.files) # several files in one, each behind a line `--- NAME`; their lines keep their numbers
    rm -rf "$w/parts"
    mkdir "$w/parts"
    sources=$(awk -v dir="$w/parts/" '
      /^--- / { name = dir $2; print name; for (i = 1; i <= NR; i++) print "" >name; next }
      { print >name }' "$f") ;;
  esac
  timeout $limit $clef check $CLEF_FLAGS $sources >"$w/text" 2>&1 </dev/null
  status=$?
  sed -n 's/^[^ (]*(\([0-9]*\),[0-9]*): \([a-z]*\) \([A-Z]*[0-9]*\):.*/\1 \2 \3/p' "$w/text" |
    awk -v lines="$lines" '{ if ($1 > lines) $1 = lines; print }' | sort -u >"$w/all"
  comm -23 "$w/may" "$w/want" >"$w/may2"
  comm -23 "$w/all" "$w/may2" >"$w/got"
  expected=0
  ! grep -q ' error ' "$w/want" || expected=1
  if ! cmp -s "$w/want" "$w/got"; then
    { diff "$w/want" "$w/got"; cat "$w/text"; } >"$w/diff"
    fail "messages differ (< wanted, > got), status $status" "$w/diff" 20
  elif [ $status != $expected ]; then
    fail "check ends with $status, wanted $expected" "$w/text"
  else
    echo "ok $f"
  fi
}

worker() {
  w=$tmp/w$1
  mkdir "$w"
  awk -v n="$jobs" -v i="$1" 'NR % n == i' "$tmp/list" >"$w/list"
  while read -r f <&3; do
    case $f in
    t/err/*) [ -n "$eval$check$target" ] || run_message ;;
    *) run_program ;;
    esac
  done 3<"$w/list" >"$w/result" 2>&1
}

i=0
while [ $i -lt "$jobs" ]; do
  worker $i &
  i=$((i + 1))
done
wait
cat "$tmp"/w*/result >"$tmp/result"
grep -v '^ok \|^SKIP ' "$tmp/result"
passed=$(grep -c '^ok ' "$tmp/result") failed=$(grep -c '^FAIL ' "$tmp/result")
if [ "$failed" != 0 ]; then
  echo "failing:"
  sed -n 's/^FAIL \([^:]*\):.*/  \1/p' "$tmp/result" | sort
fi
[ -z "$KEEP" ] || echo "results in $tmp"
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
