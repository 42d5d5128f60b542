#!/bin/sh
# run.sh: clef fmt. Each file of t/fmt has a text, a line `===>` and the text as it is formatted. All programs of t/run, samples and
# t/syntax and the library under rt are formatted too: the tree stays, and a second run changes nothing.
#
#   t/fmt/run.sh [-bless] [FILTER]     Variables: CLEF, the compiler (out/clef). Last line: `N passed, N failed`
cd "$(dirname "$0")/../.." || exit 2
here=$PWD
clef=${CLEF:-out/clef}
case $clef in /*) ;; *) clef=$here/$clef ;; esac
[ -x "$clef" ] || { echo "fmt: no compiler at $clef" >&2; exit 2; }
bless=
[ "$1" != -bless ] || { bless=1; shift; }
filter=$1 passed=0 failed=0
tmp=$(mktemp -d) || exit 2
trap 'rm -rf "$tmp"' EXIT

result() { # name, empty when all is well or what is wrong
  if [ -z "$2" ]; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    echo "FAIL fmt $1: $2"
  fi
}
wanted() { case $1 in *"$filter"*) return 0 ;; *) return 1 ;; esac; }

# ---- texts with their layout ----
for file in t/fmt/*.fs t/fmt/*.fsi t/fmt/*.fsx; do
  [ -f "$file" ] && wanted "$file" || continue
  text=$tmp/text.${file##*.}
  sed '/^===>$/,$d' "$file" >"$text"
  sed '1,/^===>$/d' "$file" >"$tmp/expected"
  if ! "$clef" fmt "$text" 2>"$tmp/messages"; then
    result "$file" "$(head -1 "$tmp/messages")"
    continue
  fi
  if [ -n "$bless" ]; then
    sed '/^===>$/,$d' "$file" >"$tmp/source"
    { cat "$tmp/source"; echo '===>'; cat "$text"; } >"$file"
  elif ! cmp -s "$text" "$tmp/expected"; then
    diff "$tmp/expected" "$text" | head -20
    result "$file" "the layout differs"
    continue
  fi
  "$clef" fmt -check "$text" >/dev/null && result "$file" "" || result "$file" "a second run changes it"
done

# ---- all programs ----
# The tree as text, where it stands on one line or many, and without the mark of `f(x)` beside `f (x)`.
tree() { "$clef" check -stop-after syntax "$1" 2>/dev/null | sed 's/ #adjacent//g' | tr -s ' \n' '  '; }
if wanted programs; then
  mkdir "$tmp/before"
  for file in t/run/*.fs samples/*.fs $(find rt -name '*.clef'); do
    cp "$file" "$tmp/before/$(echo "$file" | tr / -)"
  done
  for file in t/syntax/*.fs; do
    sed '/^===>$/,$d' "$file" >"$tmp/before/$(echo "$file" | tr / -)"
  done
  cp -r "$tmp/before" "$tmp/after"
  # the programs of t/syntax with mistakes are left alone
  "$clef" fmt "$tmp"/after/* >"$tmp/out" 2>"$tmp/messages"
  grep -q 'no layout' "$tmp/messages" && result programs "$(grep -m1 'no layout' "$tmp/messages")"
  "$clef" fmt -check "$tmp"/after/* >"$tmp/again" 2>/dev/null
  while read -r file; do result "${file##*/}" "a second run changes it"; done <"$tmp/again"
  for file in "$tmp"/before/*; do
    name=${file##*/}
    if cmp -s "$file" "$tmp/after/$name"; then
      result "$name" ""
      continue
    fi
    tree "$file" >"$tmp/old" && tree "$tmp/after/$name" >"$tmp/new"
    cmp -s "$tmp/old" "$tmp/new" && result "$name" "" || result "$name" "the tree differs"
  done
fi

# ---- the command ----
if wanted command; then
  cd "$tmp" || exit 2
  mkdir -p tree/bin tree/sub
  printf 'let  x=1\n' >tree/a.fs
  printf 'let  y=2\n' >tree/sub/b.fsx
  printf 'let  z=2\n' >tree/bin/c.fs
  chmod 755 tree/sub/b.fsx
  printf 'let x = \n' >bad.fs
  "$clef" fmt -check tree >out 2>&1
  [ $? = 1 ] && [ "$(cat out)" = "tree/a.fs
tree/sub/b.fsx" ] && result check "" || result check "$(head -3 out)"
  "$clef" fmt tree >out 2>&1 && [ "$(cat tree/a.fs tree/sub/b.fsx tree/bin/c.fs)" = "let x = 1
let y = 2
let  z=2" ] && [ -x tree/sub/b.fsx ] && result folder "" || result folder "$(head -3 out)"
  "$clef" fmt bad.fs >out 2>err
  [ $? = 1 ] && grep -q '^bad.fs(' err && [ "$(cat bad.fs)" = 'let x = ' ] && result broken "" || result broken "$(head -3 err)"
  [ "$(printf 'let  x=1' | "$clef" fmt -)" = 'let x = 1' ] && result input "" || result input "standard input"
  printf 'let  x=1' | "$clef" fmt -check - >out
  [ $? = 1 ] && [ "$(cat out)" = stdin.fs ] && result check-input "" || result check-input "$(head -3 out)"
  "$clef" fmt absent.fs >out 2>err
  [ $? = 1 ] && grep -q 'absent.fs: No such file' err && result absent "" || result absent "$(head -3 err)"
  printf '<Project Sdk="Microsoft.NET.Sdk"><ItemGroup><Compile Include="p.fs" /></ItemGroup></Project>\n' >p.fsproj
  printf 'let  x=1\n' >p.fs
  printf 'let  x=1\n' >other.fs
  "$clef" fmt p.fsproj >out 2>&1 && [ "$(cat p.fs other.fs)" = "let x = 1
let  x=1" ] && result project "" || result project "$(head -3 out)"
  printf 'let  x=1\r\nlet  y = "a\r\nb"\r\n' | "$clef" fmt - >out
  printf 'let x = 1\r\n\r\nlet y =\r\n    "a\r\nb"\r\n' | cmp -s - out && result crlf "" || result crlf "line ends"
  printf '\357\273\277let  x=1\n' | "$clef" fmt - >out
  printf '\357\273\277let x = 1\n' | cmp -s - out && result mark "" || result mark "byte order mark"
  : >empty.fs
  "$clef" fmt empty.fs && [ ! -s empty.fs ] && result empty "" || result empty "an empty file"
fi
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
