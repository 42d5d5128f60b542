#!/bin/sh
# cost.sh: what the front end costs a byte of source, on generated programs (t/bench/generate): instructions counted by valgrind,
# and memory. Then what must grow with the size and no faster: a program of the double size may cost 2.3 times as much.
#
#   t/bench/cost.sh [-part K/N] [LINES]      100,000 lines by default (some minutes; the figures a byte are much the same from 10,000
#                                            on). -part: every Nth shape that must grow linearly, the Kth first. Needs valgrind.
#
# Last line: `N passed, N failed`.
cd "$(dirname "$0")/../.." || exit 2
part=1 parts=1 shape_number=0
if [ "$1" = -part ]; then part=${2%/*} parts=${2#*/} && shift 2; fi
clef=${CLEF:-out/clef} lines=${1:-100000}
[ -x "$clef" ] || { echo "cost.sh: no compiler at $clef" >&2; exit 2; }
tmp=$(mktemp -d) || exit 2
trap 'rm -rf "$tmp"' EXIT
passed=0 failed=0
mark() { # what, figure, most
  if [ -n "$2" ] && [ "$2" -le "$3" ] 2>/dev/null; then passed=$((passed + 1)) verdict=ok
  else failed=$((failed + 1)) verdict=OVER
  fi
  printf '%-58s %12s  at most %10s  %s\n' "$1" "${2:-unknown}" "$3" $verdict
}
count() { # command...: instructions
  valgrind --tool=cachegrind --cache-sim=no --cachegrind-out-file=/dev/null "$@" 2>&1 >/dev/null </dev/null |
    sed -n 's/.*I *refs: *//p' | tr -d ,
}
memory() { # command...: KiB
  "$@" -stats 2>&1 >/dev/null </dev/null | sed -n 's/^memory: \([0-9]*\) KiB/\1/p'
}
: >"$tmp/empty.fs"
t/bench/generate lines "$lines" >"$tmp/lines.fs"
bytes=$(wc -c <"$tmp/lines.fs")
if ! "$clef" check "$tmp/lines.fs" >"$tmp/log" 2>&1; then echo "FAIL the generated program has errors"; head -5 "$tmp/log"; failed=1; fi
base=$(count "$clef" check "$tmp/empty.fs") # start-up, the image
parse=$(count "$clef" check -stop-after parse "$tmp/lines.fs")
check=$(count "$clef" check -stop-after check "$tmp/lines.fs")
all=$(count "$clef" check "$tmp/lines.fs")
echo "$lines lines, $bytes bytes"
mark "lexing and parsing: instructions a byte" $(((parse - base) / bytes)) 80
mark "checking: instructions a byte" $(((check - parse) / bytes)) 400
echo "captures, coverage, saturation and instances, which clef check does too: $(((all - check) / bytes)) instructions a byte"
# memory comes in steps of arenas' chunks, which of few lines are a large part
if [ "$lines" -lt 30000 ]; then t/bench/generate lines 30000 >"$tmp/lines.fs"; fi
bytes=$(wc -c <"$tmp/lines.fs")
base=$(memory "$clef" check "$tmp/empty.fs")
mark "check: bytes of memory a byte" $((($(memory "$clef" check "$tmp/lines.fs") - base) * 1024 / bytes)) 64
mark "build: bytes of memory a byte" $((($(memory timeout 300 "$clef" build -S -o "$tmp/lines.s" "$tmp/lines.fs") - base) * 1024 / bytes)) 136 # 2 of them for the places that a report of a failure has

chosen() { # the next shape is in the part
  shape_number=$((shape_number + 1))
  [ $((shape_number % parts)) = $((part % parts)) ]
}
grows() { # shape, size: check of that and of half of it
  chosen || return 0
  t/bench/generate "$1" $(($2 / 2)) >"$tmp/half.fs"
  t/bench/generate "$1" "$2" >"$tmp/whole.fs"
  if ! timeout 120 "$clef" check "$tmp/whole.fs" >"$tmp/log" 2>&1 && [ "$1" != absent ]; then
    failed=$((failed + 1))
    echo "FAIL $1-$2: does not compile"
    head -3 "$tmp/log" | cut -c1-200
    return
  fi
  half=$(count "$clef" check "$tmp/half.fs") whole=$(count "$clef" check "$tmp/whole.fs")
  mark "$1 $2: growth from half the size, in percent" $(((whole - start) * 100 / (half - start + 1))) 230
}
builds() { # shape, size: the same for the whole way to assembly text
  chosen || return 0
  t/bench/generate "$1" $(($2 / 2)) >"$tmp/half.fs"
  t/bench/generate "$1" "$2" >"$tmp/whole.fs"
  half=$(count "$clef" build -S -o "$tmp/s.s" "$tmp/half.fs") whole=$(count "$clef" build -S -o "$tmp/s.s" "$tmp/whole.fs")
  mark "build of $1 $2: growth from half the size, in percent" $(((whole - start) * 100 / (half - start + 1))) 230
}
writes() { # shape, size: bytes of JSON, of expressions and of a phase
  chosen || return 0
  t/bench/generate "$1" $(($2 / 2)) >"$tmp/half.fs"
  t/bench/generate "$1" "$2" >"$tmp/whole.fs"
  for what in "-json" "-json -phase 4"; do
    half=$("$clef" expr $what "$tmp/half.fs" | wc -c) whole=$("$clef" expr $what "$tmp/whole.fs" | wc -c)
    mark "expr $what of $1 $2: growth from half the size, in percent" $((whole * 100 / (half + 1))) 230
  done
}
start=$(count "$clef" check "$tmp/empty.fs")
for n in 1000 4000; do
  t/bench/generate waiting $n >"$tmp/waiting.fs"
  bytes=$(wc -c <"$tmp/waiting.fs")
  parse=$(count "$clef" check -stop-after parse "$tmp/waiting.fs")
  check=$(count "$clef" check -stop-after check "$tmp/waiting.fs")
  mark "checking $n operators that wait: instructions a byte" $(((check - parse) / bytes)) 450
done
grows list 100000
grows deep 10000
grows functions 10000
grows union 1000
grows overloads 1000
grows match 20000
grows lambdas 4000
grows prints 4000
grows statements 4000
grows records 2000
grows yields 4000
grows nested 3000
grows cases 40000
grows enum 8000
grows tests 4000
grows actives 2000
grows pairs 4000
grows members 8000
for shape in group-records group-functions rec-module waiting open-pipes calls properties extensions absent inlines uses elifs interpolations same-fields opens wide-tuple captured; do grows $shape 2000; done
grows interfaces 1600
grows derived 1000
grows units 1000
grows fields 1000
writes pipes 1000
writes deep 1000
builds lines 2000
builds list 20000
builds raising 2000
builds crossing 2000
builds wide-tuple 4000 # of 1,000 all is folded
builds functions 4000
builds union 1000
builds overloads 1000
builds match 20000
builds chain 2000
builds chosen 1000
builds tries 2000 # of 500 all is folded
builds tests 1000
builds actives 4000
if chosen; then # the constraints of both calls are the same: else each function has the sum of both
  t/bench/generate inline-pairs 24 >"$tmp/pairs.fs"
  mark "check of inline-pairs 24: millions of instructions" $((($(count "$clef" check "$tmp/pairs.fs") - start) / 1000000)) 40
fi
builds whole-actives 1000
builds two-cases 1000
builds list-pattern 2000
builds holes 4000
builds subclasses 2000
builds conditions 4000
builds together 2000
builds captured 2000
builds list-pipes 400
builds rings 400
builds lists 400
echo "$passed passed, $failed failed"
[ $failed = 0 ]
