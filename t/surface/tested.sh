#!/bin/sh
# tested.sh: which of the names of surface.txt that the library has stand in no program of t/run.
#
#   t/surface/tested.sh [-where FILTER]     the first two parts; -where: the programs in which the entries stand
#
# Each entry is compiled as a line of its own (probe.awk). The definitions that this line refers to (tokens.awk) must be
# referred to by a program of t/run too: the same overload, of the same type. Operators on numbers, conversions and literals
# are no definitions: their names are looked for as words.
cd "$(dirname "$0")/../.." || exit 2
clef=${CLEF:-out/clef}
where=
[ "$1" = -where ] && where=$2
tmp=$(mktemp -d) || exit 2
trap 'rm -rf "$tmp"' EXIT
mkdir "$tmp/probe"
awk -v dir="$tmp/probe" -f t/surface/probe.awk t/surface/surface.txt || exit 2
for file in "$tmp"/probe/[0-9]*.fs; do
  echo "= $(basename "$file" .fs)"
  "$clef" expr -phase 1 -json "$file" 2>/dev/null
done | awk -f t/surface/tokens.awk >"$tmp/wanted"
for file in t/run/*.fs; do
  echo "= $file"
  with=$(awk '/^\/\/ with: / { for (i = 3; i <= NF; i++) print "t/run/" $i } !/^\/\// { exit }' "$file")
  # shellcheck disable=SC2086
  "$clef" expr -phase 1 -json $with "$file" 2>/dev/null
done | grep '^= \|": {$\|"Kind": "\|"Name": \|"FullName": \|"Case": \|"DefinitionId": \|"Member": \|"File": \|"StartLine": \|"Type": ' | awk -f t/surface/tokens.awk | cut -f 1,3 | LC_ALL=C sort -u >"$tmp/used"
cat t/run/*.fs | sed '/^\/\//d' >"$tmp/text"
awk -F '\t' -v where="$where" '
  FILENAME ~ /used$/ { used[$2] = 1; if (where != "") programs[$2] = programs[$2] "\n    " $1; next }
  FILENAME ~ /wanted$/ {
    key = $1 "\t" $2
    if ($3 == "Error") absent[key] = 1
    else if ($3 != "TraitCall" && !index(tokens[key], "\t" $3 "\t")) tokens[key] = tokens[key] "\t" $3 "\t"
    next
  }
  FILENAME ~ /text$/ { # words, and what stands between blanks or in front of a word
    n = split($0, part, /[^A-Za-z0-9_.]+/)
    for (i = 1; i <= n; i++) words[part[i]] = 1
    n = split($0, part, " ")
    for (i = 1; i <= n; i++) words[part[i]] = 1
    if (match($0, /[-+][a-z]/)) words["~" substr($0, RSTART, 1)] = 1
    if (match($0, /~~~[a-z0-9(]/)) words["~~~"] = 1
    next
  }
  $3 !~ /later/ && !(($1 "\t" $2) in absent) {
    key = $1 "\t" $2
    entries++
    n = split(tokens[key], token, "\t+")
    good = 1; found = 0
    for (i = 1; i <= n; i++) if (token[i] != "") {
      found = 1
      if (!(token[i] in used)) good = 0
      if (where != "" && index($4, where)) print $4 " :: " $5 " (" token[i] ")" programs[token[i]]
    }
    word = $4
    gsub(/^\(|\)$/, "", word)
    sub(/\.new$/, "", word) # a constructor without definition is called by the name of its type
    if (!found) good = word in words
    if (!good) { missing++; print "FAIL " $4 " :: " $5 " stands in no program of t/run" }
  }
  END { printf "%d passed, %d failed\n", entries - missing, missing; exit missing > 0 }
' "$tmp/used" "$tmp/wanted" "$tmp/text" "$tmp/probe/index"
