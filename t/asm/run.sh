#!/bin/sh
# run.sh: what small functions become. In t/asm/*.lir and t/asm/*.fs the lines `// MACHINE: text` name what the machine's assembly
# must contain, `// MACHINE-not: text` what it must not; `// function: NAME` is the one that is looked at in a program.
# usage: t/asm/run.sh [FILTER]
cd "$(dirname "$0")/../.." || exit 2
filter=$1 passed=0 failed=0 cc=${CC:-gcc}
tmp=$(mktemp -d) || exit 2
trap 'rm -rf "$tmp"' EXIT
$cc -std=c11 -D_DEFAULT_SOURCE ${CFLAGS:--O1 -g} -I. -Iout t/lir/lir.c clef/base/*.c clef/lir/*.c arch/*.c arch/*/*.c -o "$tmp/lir" -lm || exit 2
for f in t/asm/*.lir t/asm/*.fs; do
  case $f in *"$filter"*) ;; *) continue ;; esac
  good=1
  for machine in x86_64 aarch64; do
    case $f in
      *.fs)
        name=$(sed -n 's/^.. function: //p' "$f")
        ${CLEF:-out/clef} build -S -target $machine-linux -o "$tmp/program" "$f" || good=
        awk -v name="$name:" '/^[A-Za-z_][^:]*:/ { inside = $1 == name } inside' "$tmp/program" >"$tmp/got" ;;
      *) "$tmp/lir" asm $machine "$f" >"$tmp/got" 2>&1 || { good= && head -3 "$tmp/got"; } ;;
    esac
    sed -n "s/^.. $machine: //p" "$f" | while read -r text; do grep -qF -- "$text" "$tmp/got" || echo "$f: $machine: no '$text'"; done >"$tmp/log"
    sed -n "s/^.. $machine-not: //p" "$f" | while read -r text; do ! grep -qF -- "$text" "$tmp/got" || echo "$f: $machine: '$text'"; done >>"$tmp/log"
    [ ! -s "$tmp/log" ] || { good= && cat "$tmp/log"; }
  done
  if [ -n "$good" ]; then passed=$((passed + 1)); else echo "FAIL $f"; failed=$((failed + 1)); fi
done
echo "$passed passed, $failed failed"
[ $failed = 0 ]
