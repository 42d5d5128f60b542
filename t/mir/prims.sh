#!/bin/sh
# prims.sh: each pure operation (prims.py), and each that looks at memory, objects or the runtime block (prims_memory.py), gives one
# answer over its edge cases: by the interpreter, by the folder, and by the instructions of both machines, at -O0 and -O1. Needs python3; the other machine's runs need qemu.
#
# The last line is `N passed, N failed`; the exit status is 1 when any failed. CLEF: the compiler (out/clef).
cd "$(dirname "$0")/../.." || exit 2
clef=${CLEF:-out/clef}
tmp=$(mktemp -d) || exit 2
trap 'rm -rf "$tmp"' EXIT
passed=0 failed=0
# compare NAME FILE: results by pairs, against those of the interpreter's operations
compare() {
  od -An -v -tx8 -w8 "$2" | paste -d ' ' "$tmp/list" - >"$tmp/got"
  if [ ! -f "$tmp/want" ]; then # of each pair the first
    awk '{ if (NR % 2) first = $NF; print first }' "$tmp/got" >"$tmp/want"
  fi
  paste -d ' ' "$tmp/got" "$tmp/want" | awk 'NF < 5 || $NF != $(NF - 1) { print "    " $0 " wanted" }' >"$tmp/bad"
  if ! [ -s "$2" ] || [ -s "$tmp/bad" ] || [ "$(wc -l <"$tmp/got")" != "$(wc -l <"$tmp/want")" ]; then
    failed=$((failed + 1))
    echo "FAIL prims $1: $(wc -l <"$tmp/bad") of $(wc -l <"$tmp/list") results differ"
    head -12 "$tmp/bad"
  else
    passed=$((passed + 1))
  fi
}
for prims in prims prims_memory; do
  rm -f "$tmp/want"
  t/mir/$prims.py >"$tmp/$prims.mir" && t/mir/$prims.py -list >"$tmp/list" || exit 2
  $clef eval "$tmp/$prims.mir" >"$tmp/out"
  compare "$prims, interpreter" "$tmp/out"
  for machine in x86_64 aarch64; do
    run=
    [ "$machine" = "$(uname -m)" ] || run=qemu-$machine
    [ -z "$run" ] || command -v "$run" >/dev/null || continue
    for level in -O0 -O1; do
      $clef build $level -target $machine-linux "$tmp/$prims.mir" -o "$tmp/prims" && $run "$tmp/prims" >"$tmp/out" || : >"$tmp/out"
      compare "$prims, $machine $level" "$tmp/out"
    done
  done
done
echo "$passed passed, $failed failed"
[ $failed = 0 ]
