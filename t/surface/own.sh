#!/bin/sh
# own.sh: which names of the library programs see although F# does not have them.
#
#   t/surface/own.sh [-list]     -list: every public name of the library's modules, and where it stands
#
# The public modules, values and types of rt/ (public.awk) must each be a name that F# has (surface.txt, and names.txt, which
# was recorded from F#) or stand in the table "Clef's own names" of rt/README.md, in backticks; `M.*` is all of M. Other names
# must be `internal` or `private`, which programs do not see. A row of the table must name something.
cd "$(dirname "$0")/../.." || exit 2
tmp=$(mktemp -d) || exit 2
trap 'rm -rf "$tmp"' EXIT
sed -e '/^#/d' -e 's|^|rt/|' rt/library.txt | xargs awk -f t/surface/public.awk | sort -u >"$tmp/public"
sed -n "/^## Clef's own names/,/^## [^C]/p" rt/README.md | sed -n 's/^| \(`.*`\) | .*/\1/p' | grep -o '`[^ ]*`' | tr -d '`\\' >"$tmp/own"
awk -F '\t' -v list="$1" '
  FILENAME ~ /surface.txt$/ {
    if (/^## /) { section = substr($0, 4); next }
    if (match($0, /^(\([^)]*\)|[A-Za-z0-9_]+) :/)) known["value\t" section "." substr($0, 1, RLENGTH - 2)] = 1
    next
  }
  FILENAME ~ /names.txt$/ { if (!/^#/) known[$0] = 1; next }
  FILENAME ~ /own$/ { own[$0] = 1; next }
  {
    how = ""
    if ($0 in known) how = "F#"
    for (name = $2; how == "" && name != ""; ) {
      pattern = name == $2 ? name : name ".*"
      if (pattern in own) how = pattern
      else if ((name ".*") in own) how = name ".*"
      if (!sub(/\.[^.]*$/, "", name)) name = ""
    }
    if (list == "-list") print $1 "\t" $2 "\t" how
    if (how == "") {
      print "FAIL programs see the " $1 " " $2 ", which F# does not have: make it internal, or record it (names.txt, rt/README.md)"
      failed++
    } else passed++
    used[how] = 1
  }
  END {
    for (name in own) if (!(name in used)) { print "FAIL rt/README.md has " name ", but the library has none"; failed++ }
    print passed + 0 " passed, " failed + 0 " failed"
    exit failed > 0
  }' t/surface/surface.txt t/surface/names.txt "$tmp/own" "$tmp/public"
