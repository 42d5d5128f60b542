#!/bin/sh
# native.sh: each program of t/mir that runs, as machine code: the same output and status as the interpreter gives.
# usage: t/lir/native.sh [-target NAME] [-O0] [FILE...]
cd "$(dirname "$0")/../.." || exit 2
target=x86_64-linux level=-O1 run= passed=0 failed=0
dir=$(mktemp -d) || exit 2
trap 'rm -rf "$dir"' EXIT
while :; do
  case $1 in
    -target) target=$2; shift 2 ;;
    -O0 | -O1) level=$1; shift ;;
    *) break ;;
  esac
done
[ "$target" = aarch64-linux ] && [ "$(uname -m)" != aarch64 ] && run=qemu-aarch64
[ $# = 0 ] && set -- t/mir/*.mir
for file in "$@"; do
  grep -q '^// step:' "$file" && continue
  grep -q 'import func' "$file" && continue
  grep '^// in: ' "$file" | sed 's/^.. in: //' >"$dir/in"
  args=$(sed -n 's/^.. args: *//p' "$file")
  # shellcheck disable=SC2086
  out/clef eval "$file" -- $args <"$dir/in" >"$dir/want" 2>"$dir/want.err"
  want=$?
  # what the interpreter refuses has no meaning in machine code
  [ -s "$dir/want.err" ] && [ $want != 134 ] && continue
  if ! out/clef build "$file" -o "$dir/program" -target "$target" $level -verify >"$dir/log" 2>&1; then
    echo "FAIL $file: does not build"; head -3 "$dir/log"; failed=$((failed + 1)); continue
  fi
  # shellcheck disable=SC2086
  timeout 20 $run "$dir/program" $args <"$dir/in" >"$dir/got" 2>"$dir/got.err"
  got=$?
  if [ $got = $want ] && cmp -s "$dir/want" "$dir/got"; then passed=$((passed + 1))
  else echo "FAIL $file: status $got, not $want"; failed=$((failed + 1)); fi
done
echo "$passed passed, $failed failed"
[ $failed = 0 ]
