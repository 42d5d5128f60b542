#!/bin/sh
# run.sh: samples/tour.fs after every stage. t/stages/tour has the text of each; it must be the same again, and what is MIR or
# LIR must read, run, and print what the program prints. Of the text only what comes from the sample itself is compared, with
# numbers that the library's size decides (nodes, rows) replaced, so that the library may grow. Excerpts in a README stand
# behind a line `<!-- tour: STAGE -->` and must be in that stage's text; `…` leaves lines out.
#
#   t/stages/run.sh [-bless] [FILTER]       Variables: CLEF, the compiler (out/clef). Last line: `N passed, N failed`
cd "$(dirname "$0")/../.." || exit 2
clef=${CLEF:-out/clef} bless=
[ "$1" != -bless ] || { bless=1; shift; }
filter=$1 sample=samples/tour.fs goldens=t/stages/tour passed=0 failed=0
tmp=$(mktemp -d) || exit 2
trap 'rm -rf "$tmp"' EXIT
sed -n 's|^// out: ||p' $sample >"$tmp/wanted"

good() { passed=$((passed + 1)); }
bad() { # what, file
  failed=$((failed + 1))
  echo "FAIL stages $1"
  [ -z "$2" ] || head -12 "$2" | sed 's/^/    /'
}
# stage NAME: "$tmp/text" against its golden.
stage() {
  echo "$1" >>"$tmp/made"
  if [ -n "$bless" ]; then cp "$tmp/text" "$goldens/$1"; fi
  if ! [ -s "$tmp/text" ]; then bad "$1: empty" "$tmp/err"
  elif cmp -s "$tmp/text" "$goldens/$1"; then good
  else diff "$goldens/$1" "$tmp/text" >"$tmp/diff"; bad "$1 differs (< wanted, > got)" "$tmp/diff"
  fi
}
# runs NAME COMMAND...: it prints what the program prints.
runs() {
  name=$1
  shift
  if timeout 60 "$@" >"$tmp/out" 2>"$tmp/err" </dev/null && cmp -s "$tmp/wanted" "$tmp/out"; then good
  else cat "$tmp/out" >>"$tmp/err"; bad "$name does not run" "$tmp/err"; fi
}
wanted() { case $1 in *"$filter"*) return 0 ;; *) return 1 ;; esac; }

# Nodes by order of appearance.
nodes() { awk '
  { out = ""
    while (match($0, /(n|-> )[0-9]+/)) {
      head = substr($0, RSTART, RLENGTH)
      number = head; sub(/^(n|-> )/, "", number)
      before = substr($0, RSTART - 1, 1)
      if (head ~ /^n/ && RSTART > 1 && before ~ /[A-Za-z0-9_]/) { out = out substr($0, 1, RSTART + RLENGTH - 1) }
      else {
        if (!(number in seen)) seen[number] = ++count
        sub(/[0-9]+$/, "", head)
        out = out substr($0, 1, RSTART - 1) head seen[number]
      }
      $0 = substr($0, RSTART + RLENGTH)
    }
    print out $0 }'; }
# The same for JSON, where every number above 300 is an id.
json_nodes() { awk '
  { out = ""
    while (match($0, /[ "[][0-9]+[",}\]]|[ "[][0-9]+$/)) {
      token = substr($0, RSTART + 1, RLENGTH - 1)
      number = token; gsub(/[^0-9]/, "", number)
      rest = substr(token, length(number) + 1)
      shown = number
      if (number + 0 > 300) { if (!(number in seen)) seen[number] = "n" ++count; shown = seen[number] }
      out = out substr($0, 1, RSTART) shown
      $0 = rest substr($0, RSTART + RLENGTH)
    }
    print out $0 }'; }
# A graph as JSON: reachable nodes of the sample, one a line, then what follows the nodes.
graph() { awk -v file="$sample" '
  / "EntryPoints"/ { past = 1 }
  past { print; next }
  /^  "[0-9]+": \{$/ { node = $0; mine = 0; inside = 1; sub(/^ +/, "", node); next }
  inside { line = $0; sub(/^ +/, "", line)
    sub(/"Elaboration.Id": [0-9]+/, "\"Elaboration.Id\": N", line)
    node = node (node ~ /[[{]$/ || line ~ /^[]}]/ ? "" : " ") line
    if (index($0, "\"File\": \"" file "\"")) mine = 1
    if ($0 ~ /"IsReachable": false/) mine = 0
    if ($0 ~ /^  \},?$/) { if (mine) print node; inside = 0 }
    next }
  { print }'; }
# The functions of the sample; rows and release routines without their numbers.
functions() { awk '/^(machine )?func @"?Tour\./ { on = 1 } on { print } /^}/ { on = 0 }' "$1" |
  sed -E 's/(\.L(release|row|methods|classes))[0-9]+/\1N/g; s/^(.* = alloc[a-z_]* .*) \+[0-9]+$/\1 +ROW/'; }
assembly() { awk '/^"?Tour\.[^:]*:$/ { on = 1 } /^"?[A-Za-z_][^:]*:$/ && !/^"?Tour\./ { on = 0 } /^\t\.section|^\t\.data|^\t\.globl/ { on = 0 } on { print }' "$1" |
  sed -E 's/(\.L(release|row|methods|classes|C))[0-9]+/\1N/g; s/\.L[0-9]+_/.L_/g; s/\.L[0-9]+([cr])/.L\1/g; s/(\$|#)1677[0-9]{4,}/\1ROW/; s/(movz x16,#)[0-9]+(,lsl #32)/\1ROW\2/; s/(\$|#|movz? +.*, #)0x100[0-9a-f]{4}/\1ROW/'; }

mkdir -p "$goldens"
if wanted front; then
  $clef check -stop-after syntax $sample >"$tmp/text" 2>"$tmp/err"; stage syntax
  for phase in 1 2 3 4 5; do
    $clef expr -phase $phase -json $sample 2>"$tmp/err" | graph | json_nodes >"$tmp/text"
    stage psg-$phase.json
  done
  $clef expr $sample 2>"$tmp/err" | nodes >"$tmp/text"; stage clefexpr.txt
  $clef expr -json $sample 2>"$tmp/err" | json_nodes >"$tmp/text"; stage clefexpr.json
  $clef check -stop-after psg $sample 2>"$tmp/err" | nodes >"$tmp/text"; stage psg
  $clef check -stop-after saturate $sample 2>"$tmp/err" | nodes >"$tmp/text"; stage saturate
  $clef check -stop-after instances $sample 2>"$tmp/err" | grep -E 'area|build|scaler|List\.(map|filter|sum|length)' | sed 's/^instance [0-9]*/instance/; s/ n[0-9]* / /; s/ in [0-9]*/ in/' >"$tmp/text"; stage instances
  $clef build -stop-after layout $sample 2>"$tmp/err" | awk '/^[^ ]/ { on = /Shape|^float list|^float ->/ } on' >"$tmp/text"; stage layout
fi

# Every step of MIR, in order: what -time lists between the graph and assembly.
if wanted mir; then
  for step in mir $($clef build -S -time -o "$tmp/s" $sample 2>&1 | awk '$1 == "lower" { on = 1; next } $1 == "assembly" { on = 0 } on { print $1 }'); do
    $clef build -stop-after "$step" $sample >"$tmp/$step.mir" 2>"$tmp/err"
    functions "$tmp/$step.mir" >"$tmp/text"
    stage mir-"$step"
    runs "MIR after $step" "$clef" eval "$tmp/$step.mir"
  done
fi

# LIR after each step, and assembly text, of both machines.
if wanted lir; then
  for machine in x86_64 aarch64; do
    qemu=
    [ "$(uname -m)" = $machine ] || qemu=qemu-$machine
    for step in lower select allocate; do
      $clef build -target $machine-linux -stop-after $step $sample >"$tmp/$step.lir" 2>"$tmp/err"
      functions "$tmp/$step.lir" >"$tmp/text"
      stage lir-$step-$machine
      if [ -z "$qemu" ] || command -v $qemu >/dev/null; then
        if $clef build -verify -target $machine-linux "$tmp/$step.lir" -o "$tmp/program" 2>"$tmp/err"; then
          runs "LIR after $step, $machine" $qemu "$tmp/program"
        else
          bad "LIR after $step, $machine does not build" "$tmp/err"
        fi
      fi
    done
    $clef build -S -target $machine-linux $sample -o "$tmp/s" 2>"$tmp/err"
    assembly "$tmp/s" >"$tmp/text"
    stage assembly-$machine
  done
fi

# Excerpts: each indented block behind its mark, in parts between lines that are `…` only.
if wanted readme; then
  for readme in README.md */README.md */*/README.md; do
    awk -v folder="$tmp/$(echo "$readme" | tr / +)" -v readme="$readme" '
      function finish() { if (part != "") { print part >(folder ".part" ++count); close(folder ".part" count); print folder ".part" count, stage, readme } part = "" }
      /^<!-- tour: / { stage = $3; on = 1; next }
      on && /^    / { text = substr($0, 5); if (text ~ /^ *…$/) finish(); else part = part text "\n"; began = 1; next }
      on && /^$/ && !began { next }
      on && /^$/ { part = part "\n"; next }
      on { sub(/\n+$/, "\n", part); finish(); on = began = 0 }
      END { if (on) { sub(/\n+$/, "\n", part); finish() } }' "$readme"
  done >"$tmp/parts"
  while read -r part stage readme; do
    # all lines of the part, one behind the other, somewhere in the golden
    if [ -f "$goldens/$stage" ] && awk '
        NR == FNR { want[++n] = $0; next } { have[++m] = $0 }
        END { while (n && want[n] == "") n--
              for (i = 1; i + n - 1 <= m; i++) { for (k = 1; k <= n && have[i + k - 1] == want[k]; k++); if (k > n) exit 0 }
              exit 1 }' "$part" "$goldens/$stage"; then good
    else bad "$readme: an excerpt is not in $stage" "$part"; fi
  done <"$tmp/parts"
fi
if [ -z "$filter" ]; then
  ls "$goldens" | sort >"$tmp/there"
  for old in $(sort -u "$tmp/made" | comm -13 - "$tmp/there"); do
    if [ -n "$bless" ]; then rm "$goldens/$old"; else bad "$goldens/$old: no such stage"; fi
  done
fi
echo "$passed passed, $failed failed"
[ $failed = 0 ]
