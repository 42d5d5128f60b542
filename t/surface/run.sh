#!/bin/sh
# run.sh: which names of surface.txt (FSharp.Core and the core of System, as .NET 10 has them) the library has.
#
#   t/surface/run.sh [-list] [FILTER]     figures a section; -list: also the entries that are absent or differ
#
# Each entry is compiled as a line of its own (probe.awk): it `fits` when that line compiles, `differs` when the name is there
# with another type, is `absent` else. What is absent or differs must be named, with its reason, by a row of the tables
# "Names left out" of rt/README.md, and a row must name something: a name is SECTION.NAME in backticks. Of the first two parts
# each name stands there itself; of the later ones TYPE.* says it of what a type lacks.
cd "$(dirname "$0")/../.." || exit 2
clef=${CLEF:-out/clef}
list=0
[ "$1" = -list ] && { list=1; shift; }
tmp=$(mktemp -d) || exit 2
trap 'rm -rf "$tmp"' EXIT
mkdir "$tmp/probe"
awk -v dir="$tmp/probe" -f t/surface/probe.awk t/surface/surface.txt || exit 2
for file in "$tmp"/probe/[0-9]*.fs; do
  number=$(basename "$file" .fs)
  "$clef" check -diag json "$file" 2>&1 | sed -n 's/^{"severity": "error", "code": "\([^"]*\)", .*, "line": \([0-9]*\), .*/'"$number"' \2 \1/p'
done >"$tmp/errors"
# patterns of the tables: the backticked words of first cells
sed -n '/^## Names left out/,/^## [^N]/p' rt/README.md | sed -n 's/^| \(`[^|]*`\) |.*/\1/p' | grep -o '`[^`]*`' | tr -d '`' >"$tmp/left-out"
figure=$(sed -n 's/^\([0-9]*\) of [0-9]* fit\..*/\1/p' rt/README.md)
awk -F '\t' -v list=$list -v filter="$1" -v figure="$figure" '
  FILENAME ~ /errors$/ { split($0, e, " "); key = e[1] "\t" e[2]; if (!(key in code) || e[3] == "FS0039") code[key] = e[3]; next }
  FILENAME ~ /left-out$/ {
    p = $0
    gsub(/[.+^$(){}|\[\]\\]/, "\\\\&", p)
    gsub(/\*/, ".*", p); gsub(/\?/, ".", p)
    pattern[++patterns] = "^" p "$"
    text[patterns] = $0
    next
  }
  {
    if (filter != "" && index($4, filter) == 0) next
    wanted = $3 !~ /later/
    key = $1 "\t" $2
    state = !(key in code) ? "fits" : code[key] == "FS0039" ? "absent" : "differs"
    total[$3]++
    count[$3, state]++
    if (!($3 in order)) { order[$3] = ++parts; part[parts] = $3 }
    if (state != "fits") {
      why = 0
      for (i = 1; i <= patterns && !why; i++)
        if (wanted ? $4 == text[i] : $4 ~ pattern[i]) { why = i; used[i] = 1 }
      if (why) left[$3]++
      else open_count++
      if (list) print state (state == "differs" ? " " code[key] : "") (why ? " (" text[why] ")" : "") "\t" $4 " :: " $5
    }
  }
  END {
    for (i = 1; i <= parts; i++) {
      p = part[i]
      printf "%-28s %4d entries, %4d fit, %3d differ, %4d absent, %4d left out with a reason\n", p, total[p], count[p, "fits"], count[p, "differs"], count[p, "absent"], left[p]
    }
    if (filter == "") for (i = 1; i <= patterns; i++) if (!used[i]) {
      print "FAIL rt/README.md leaves out " text[i] ", but nothing of it is absent"
      stale++
    }
    fits = 0
    for (i = 1; i <= parts; i++) if (part[i] !~ /later/) fits += total[part[i]] - (count[part[i], "differs"] + count[part[i], "absent"])
    if (filter == "" && fits != figure) { print "FAIL rt/README.md says that " figure " entries fit, there are " fits; stale++ }
    if (open_count) print "FAIL " open_count " entries are absent or differ without a reason (-list shows them)"
    printf "%d passed, %d failed\n", fits, open_count + stale
    exit open_count + stale > 0
  }' "$tmp/errors" "$tmp/left-out" "$tmp/probe/index"
