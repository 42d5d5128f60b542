#!/bin/sh
# run.sh: runs every program of t/mir (README.md there says what a file holds).
#
#   t/mir/run.sh [FILTER]
#
# The last line is `N passed, N failed`; the exit status is 1 when any failed. CLEF: the compiler (out/clef).
cd "$(dirname "$0")/../.." || exit 2
clef=${CLEF:-out/clef} filter=$1
[ -x "$clef" ] || { echo "run.sh: no compiler at $clef" >&2; exit 2; }
tmp=$(mktemp -d) || exit 2
trap 'rm -rf "$tmp"' EXIT
passed=0 failed=0
wanted() { sed -n "s|^// $1: \{0,1\}||p" "$f"; }
fail() {
  failed=$((failed + 1))
  echo "FAIL $f: $1"
  [ -z "$2" ] || head -12 "$2" | sed 's/^/    /'
}
run_file() {
  [ -z "$(wanted step)" ] || return # tests of one step: t/unit/mir_steps.c
  wanted out >"$tmp/want"
  wanted in >"$tmp/in"
  wanted err >"$tmp/lines"
  status=$(wanted exit)
  timeout 60 $clef eval "$f" $(wanted args) <"$tmp/in" >"$tmp/out" 2>"$tmp/err"
  got=$?
  if ! cmp -s "$tmp/want" "$tmp/out"; then diff "$tmp/want" "$tmp/out" >"$tmp/diff"; cat "$tmp/err" >>"$tmp/diff"; fail "output differs (< wanted, > got)" "$tmp/diff"; return; fi
  if [ "$got" != "${status:-0}" ]; then fail "status $got, wanted ${status:-0}" "$tmp/err"; return; fi
  while read -r line; do
    grep -Fq -- "$line" "$tmp/err" || { fail "stderr lacks: $line" "$tmp/err"; return; }
  done <"$tmp/lines"
  if [ ! -s "$tmp/lines" ] && [ -s "$tmp/err" ]; then fail "writes to stderr" "$tmp/err"; return; fi
  # What is printed reads back the same.
  if $clef eval "$f" -stop-after read >"$tmp/a.mir" 2>"$tmp/err"; then
    if ! $clef eval "$tmp/a.mir" -stop-after read >"$tmp/b.mir" 2>"$tmp/err"; then fail "its print does not read" "$tmp/err"; return; fi
    if ! cmp -s "$tmp/a.mir" "$tmp/b.mir"; then diff "$tmp/a.mir" "$tmp/b.mir" >"$tmp/diff"; fail "its print changes when read" "$tmp/diff"; return; fi
  fi
  passed=$((passed + 1))
}
# What a function of an F# program has become after the last pass, or after the step it names.
run_shape() {
  step=$(wanted step)
  if ! $clef build $(wanted options) "$f" -stop-after "${step:-own}" -o - >"$tmp/unit" 2>"$tmp/err"; then fail "does not compile" "$tmp/err"; return; fi
  for func in $(wanted func); do
    awk -v name="func @$func(" 'index($0, name) == 1 { on = 1 } on { print } /^}/ { on = 0 }' "$tmp/unit" >"$tmp/func"
    [ -s "$tmp/func" ] || { fail "has no function $func"; return; }
    wanted text >"$tmp/text"
    if [ -s "$tmp/text" ] && ! cmp -s "$tmp/text" "$tmp/func"; then diff "$tmp/text" "$tmp/func" >"$tmp/diff"; fail "$func differs (< wanted, > got)" "$tmp/diff"; return; fi
    wanted has >"$tmp/has"
    while read -r line; do
      grep -Fq -- "$line" "$tmp/func" || { fail "$func has no $line" "$tmp/func"; return; }
    done <"$tmp/has"
    wanted not >"$tmp/not"
    while read -r line; do
      ! grep -F -- "$line" "$tmp/func" >"$tmp/found" || { fail "$func has $line" "$tmp/found"; return; }
    done <"$tmp/not"
    # The same, of blocks that are not cold.
    wanted hot-not >"$tmp/not"
    awk '/^b[0-9]+.*:$/ { cold = / cold:$/ } !cold { print }' "$tmp/func" >"$tmp/hot"
    while read -r line; do
      ! grep -F -- "$line" "$tmp/hot" >"$tmp/found" || { fail "$func has $line where it is not cold" "$tmp/found"; return; }
    done <"$tmp/not"
  done
  passed=$((passed + 1))
}
for f in t/mir/*.mir t/mir/*/*.mir; do
  [ -f "$f" ] || continue
  case $f in *"$filter"*) run_file ;; esac
done
for f in t/mir/shape/*.fs; do
  case $f in *"$filter"*) run_shape ;; esac
done
# Excerpts of the README: behind `<!-- text: FILE -->`, the `// text:` lines of the file.
readme=clef/mir/README.md
for f in $(sed -n 's|^<!-- text: \(.*\) -->$|\1|p' $readme); do
  case $f in *"$filter"*) ;; *) continue ;; esac
  wanted text >"$tmp/want"
  awk -v mark="<!-- text: $f -->" '$0 == mark { on = 1; next } on && /^    / { print substr($0, 5); began = 1; next } began { on = 0 }' $readme >"$tmp/got"
  if cmp -s "$tmp/want" "$tmp/got"; then passed=$((passed + 1)); else diff "$tmp/want" "$tmp/got" >"$tmp/diff"; fail "$readme has another text of it" "$tmp/diff"; fi
done
echo "$passed passed, $failed failed"
[ $failed = 0 ]
