#!/bin/sh
# unused.sh: a program pays for what it reaches of the library, not for the library's size. 20,000 lines of functions, types,
# generic code and classes without a use are added to a copy of rt/, an image is made of it, and hello is compiled with
# both: the output's bytes must be the same, and the instructions to compile may not differ by 0.5 %, up or
# down (hash tables are larger, their chains shorter).
#
#   t/bench/unused.sh [LINES]      Needs the objects of `make` or build.sh in out, and valgrind. Last line: `N passed, N failed`
cd "$(dirname "$0")/../.." || exit 2
lines=${1:-20000} passed=0 failed=0
tmp=$(mktemp -d) || exit 2
trap 'rm -rf "$tmp"' EXIT
objects=
for dir in out/dev out/obj; do
  if [ -z "$objects" ] && [ -d $dir ]; then objects=$(find $dir -name '*.o' | LC_ALL=C sort); fi
done
[ -n "$objects" ] && [ -x out/stage1 ] || { echo "unused.sh: no objects in out" >&2; exit 2; }
cp -r rt "$tmp/rt"
awk -v lines="$lines" 'BEGIN {
  print "module Unused"
  for (i = 0; n < lines; i++) {
    print "module Part" i " ="
    print "  type Shape" i " ="
    print "    | Dot" i
    print "    | Circle" i " of radius: float"
    print "    | Box" i " of width: float * height: float * name: string"
    print "  type Point" i " = { X" i ": int; Y" i ": int; Label" i ": string }"
    print "  let area" i " shape ="
    print "    match shape with"
    print "    | Dot" i " -> 0.0"
    print "    | Circle" i " r -> r * r * " i ".5"
    print "    | Box" i "(w, h, _) -> w * h"
    print "  let rec twist" i " (f: '"'"'a -> '"'"'b) (items: '"'"'a list) : '"'"'b list ="
    print "    match items with"
    print "    | [] -> []"
    print "    | first :: rest -> f first :: twist" i " f rest"
    print "  type Counter" i "(start: int) ="
    print "    let mutable count = start + " i
    print "    member _.Next() ="
    print "      count <- count + 1"
    print "      count"
    print "    member this.Twice() = this.Next() + this.Next()"
    print "  let total" i " (points: Point" i " list) ="
    print "    let mutable sum = 0"
    print "    for p in points do"
    print "      if p.X" i " > p.Y" i " then sum <- sum + p.X" i " * " i
    print "      else sum <- sum - String.length p.Label" i
    print "    sum"
    n += 27
  }
}' >"$tmp/rt/core/unused.clef"
echo core/unused.clef >>"$tmp/rt/library.txt"
if ! out/stage1 image -rt "$tmp/rt" -o "$tmp/image.bin" >"$tmp/log" 2>&1; then
  echo "FAIL the library with unused lines does not compile"
  head -10 "$tmp/log"
  echo "0 passed, 1 failed"
  exit 1
fi
printf '.data\n.balign 64\n.globl clef_image, clef_image_end\nclef_image: .incbin "%s"\nclef_image_end:\n.section .note.GNU-stack,"",%%progbits\n' "$tmp/image.bin" | as -o "$tmp/image.o" -
libraries=-lm
if nm $objects 2>/dev/null | grep -q ' U mi_'; then libraries="-lmimalloc -lm"; fi
# the same objects with both images, so that nothing but the library differs
${CC:-gcc} -o "$tmp/larger" $objects "$tmp/image.o" $libraries && ${CC:-gcc} -o "$tmp/plain" $objects out/image.o $libraries || exit 2
count() { # compiler, output
  valgrind --tool=callgrind --callgrind-out-file="$tmp/callgrind" "$1" build -S -o "$2" samples/hello.fs 2>&1 | sed -n 's/.*Collected : \([0-9]*\).*/\1/p'
}
plain=$(count "$tmp/plain" "$tmp/plain.s") larger=$(count "$tmp/larger" "$tmp/larger.s")
if cmp -s "$tmp/plain.s" "$tmp/larger.s"; then passed=1
else failed=1; echo "FAIL hello's assembly changes with unused lines of the library"; diff "$tmp/plain.s" "$tmp/larger.s" | head -5; fi
difference=$(((larger - plain) * 100000 / plain))
if [ "$difference" -lt 500 ] && [ "$difference" -gt -500 ]; then passed=$((passed + 1)); else failed=$((failed + 1)); echo "FAIL compiling hello costs something else with unused lines"; fi
echo "unused lines: $lines; instructions to compile hello: $plain, with them $larger (difference $difference of 100,000)"
echo "$passed passed, $failed failed"
[ $failed = 0 ]
