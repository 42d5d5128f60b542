#!/bin/sh
# run.sh: the fifth text's IR (clef/mir/eqsat/README.md): what its semantics gives, what its verifier refuses.
#
#   t/skeleton/run.sh [FILTER]
#
# *.skel: `// out:` is what `clef eval -skeleton` writes, `// exit:` its status, `// args:` its arguments; with `// trace:` lines
# -trace gives just these, one a rule. What is printed of it reads back the same, and other seeds give the same output.
# broken.txt: sections `--- NAME: MESSAGE`, each a skeleton that is refused with this message.
# Programs of t/mir: each that a skeleton can run gives what MIR's interpreter gives.
# CLEF: the compiler (out/clef). The last line is `N passed, N failed`.
cd "$(dirname "$0")/../.." || exit 2
clef=${CLEF:-out/clef}
tmp=$(mktemp -d) || exit 2
trap 'rm -rf "$tmp"' EXIT
passed=0 failed=0
pass() { passed=$((passed + 1)); }
fail() { failed=$((failed + 1)); echo "FAIL $1"; [ ! -s "$2" ] || head -12 "$2" | sed 's/^/    /'; }
lines() { sed -n "s|^// $1: \{0,1\}||p" "$2"; }

for f in t/skeleton/*.skel; do
  case $f in *"$1"*) ;; *) continue ;; esac
  lines out "$f" >"$tmp/want"
  status=$(lines exit "$f")
  # shellcheck disable=SC2046
  set -- "$1" $(lines args "$f")
  filter=$1
  shift
  "$clef" eval -skeleton -trace "$f" -- "$@" >"$tmp/out" 2>"$tmp/err"
  got=$?
  if [ $got != "${status:-0}" ]; then fail "$f: status $got" "$tmp/err"
  elif ! diff "$tmp/want" "$tmp/out" >"$tmp/diff"; then fail "$f: output" "$tmp/diff"
  else pass; fi
  lines trace "$f" >"$tmp/want"
  sed 's/^ *//; s/  */ /' "$tmp/err" >"$tmp/trace"
  if [ -s "$tmp/want" ]; then
    if diff "$tmp/want" "$tmp/trace" >"$tmp/diff"; then pass; else fail "$f: rules" "$tmp/diff"; fi
  fi
  seeds="1 2"
  case $f in *class*) seeds="1 2 3 4 5 6 7 8 9 10" ;; esac
  for seed in $seeds; do
    "$clef" eval -skeleton -seed $seed "$f" -- "$@" >"$tmp/other" 2>&1
    diff "$tmp/out" "$tmp/other" >"$tmp/diff" || { fail "$f: seed $seed" "$tmp/diff"; break; }
  done
  "$clef" eval -skeleton -stop-after read "$f" >"$tmp/once.skel" 2>&1
  "$clef" eval -skeleton -stop-after read "$tmp/once.skel" >"$tmp/twice" 2>&1
  if diff "$tmp/once.skel" "$tmp/twice" >"$tmp/diff"; then pass; else fail "$f: its print" "$tmp/diff"; fi
  set -- "$filter"
done

case broken in *"$1"*)
  awk -v dir="$tmp" '/^--- / { n++; sub(/^--- /, ""); print >(dir "/names"); next } { print >(dir "/broken" n) }' t/skeleton/broken.txt
  n=0
  while IFS= read -r line; do
    n=$((n + 1)) name=${line%%: *} message=${line#*: }
    "$clef" eval -skeleton "$tmp/broken$n" >"$tmp/out" 2>"$tmp/err"
    got=$?
    if [ $got = 1 ] && grep -qF -- "$message" "$tmp/err"; then pass; else fail "broken $name: status $got, wanted: $message" "$tmp/err"; fi
  done <"$tmp/names"
  # each message of the verifier is that of a broken skeleton: its longest piece without a hole stands in the list
  tr "\n" " " <clef/mir/eqsat/skeleton_verify.c | grep -o "problem(v, *\"[^\"]*\"" | sed "s/[^\"]*\"//; s/\"//" | sort -u >"$tmp/messages"
  while IFS= read -r message; do
    piece=$(printf '%s\n' "$message" | sed 's/%[a-z]*/\n/g' | awk 'length > length(best) { best = $0 } END { print best }')
    if grep -qF -- "$piece" "$tmp/names"; then pass; else fail "no broken skeleton for: $message"; fi
  done <"$tmp/messages"
esac

for f in t/mir/*.mir; do
  case $f in *"$1"*) ;; *) continue ;; esac
  grep -q '^===>' "$f" && continue
  "$clef" eval -step skeleton "$f" >"$tmp/s.skel" 2>"$tmp/err"
  got=$?
  [ $got != 3 ] || fail "$f: its skeleton is refused" "$tmp/err"
  [ $got = 0 ] || continue
  "$clef" eval -skeleton -stop-after read "$tmp/s.skel" >"$tmp/again" 2>&1
  sed "s| // made by .*||" "$tmp/s.skel" >"$tmp/plain"
  if cmp -s "$tmp/plain" "$tmp/again"; then pass; else fail "$f: its skeleton does not read back" "$tmp/again"; fi
  "$clef" eval "$f" >/dev/null 2>"$tmp/err" </dev/null
  want=$?
  [ ! -s "$tmp/err" ] || continue # MIR's interpreter refuses it, or it writes: a skeleton checks no memory
  for seed in "" "-seed 1"; do
    # shellcheck disable=SC2086
    "$clef" eval -skeleton $seed "$tmp/s.skel" >"$tmp/out" 2>&1
    case $(cat "$tmp/out") in
    "Ok()") [ $want = 0 ] && pass || fail "$f $seed: status $want" "$tmp/out" ;;
    "Ok("*) [ "$(sed 's/Ok(\(.*\))/\1/' "$tmp/out")" -eq $want ] && pass || fail "$f $seed: status $want" "$tmp/out" ;;
    esac
  done
done
echo "$passed passed, $failed failed"
[ $failed = 0 ]
