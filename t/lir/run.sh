#!/bin/sh
# run.sh: LIR. Each t/lir/*.lir goes through one step of the back end and must print like what stands after `===>`:
# `// step: STEP MACHINE [OPTIONS]` in its first line (print, select, allocate, asm: t/lir/lir.c). Then the programs of
# t/mir as machine code on both machines, at -O1 and -O0.   usage: t/lir/run.sh [-bless] [FILTER]
cd "$(dirname "$0")/../.." || exit 2
bless=
[ "$1" != -bless ] || { bless=1; shift; }
filter=$1 passed=0 failed=0 cc=${CC:-gcc}
tmp=$(mktemp -d) || exit 2
trap 'rm -rf "$tmp"' EXIT
$cc -std=c11 -D_DEFAULT_SOURCE ${CFLAGS:--O1 -g} -I. -Iout t/lir/lir.c clef/base/*.c clef/lir/*.c arch/*.c arch/*/*.c -o "$tmp/lir" -lm || exit 2
for f in t/lir/*.lir; do
  case $f in *"$filter"*) ;; *) continue ;; esac
  read -r _ _ step machine options <"$f"
  # shellcheck disable=SC2086
  "$tmp/lir" "$step" "$machine" "$f" $options >"$tmp/got" 2>&1
  if [ -n "$bless" ]; then
    { sed '/^===>/,$d' "$f"; echo '===>'; cat "$tmp/got"; } >"$tmp/new" && cp "$tmp/new" "$f"
  fi
  sed '1,/^===>/d' "$f" >"$tmp/want"
  if cmp -s "$tmp/want" "$tmp/got"; then passed=$((passed + 1))
  else echo "FAIL $f"; diff "$tmp/want" "$tmp/got" | head -10 | sed 's/^/    /'; failed=$((failed + 1)); fi
done
if [ -z "$filter" ] && [ -x out/clef ]; then
  t/driver/run.sh native >"$tmp/log"
  sed '$d' "$tmp/log"
  p=$(sed -n '$s/ passed.*//p' "$tmp/log") q=$(sed -n '$s/.*, \([0-9]*\) failed/\1/p' "$tmp/log")
  passed=$((passed + p)) failed=$((failed + q))
fi
echo "$passed passed, $failed failed"
[ $failed = 0 ]
