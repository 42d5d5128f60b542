#!/bin/sh
# run.sh: what the graph looks like. Each t/psg/*.fs begins with `// step: NAME`: expr (the tree that `clef expr` prints), psg
# (phase 4), saturate (phase 5) or instances. What follows the line `// ===>` is wanted, as comments; ids are left out, since
# they depend on the library, and of instances those without arguments. `t/psg/run.sh [-bless] [FILTER]`. Last line: `N passed, N failed`.
cd "$(dirname "$0")/../.." || exit 2
clef=${CLEF:-out/clef} bless=
[ "$1" != -bless ] || { bless=1; shift; }
tmp=$(mktemp -d) || exit 2
trap 'rm -rf "$tmp"' EXIT
passed=0 failed=0
for f in t/psg/*.fs; do
  case $f in *"$1"*) ;; *) continue ;; esac
  step=$(sed -n '1s|^// step: *||p' "$f")
  sed '/^\/\/ ===>/,$d' "$f" >"$tmp/$(basename "$f")"
  if [ "$step" = coeffects ] || [ "$step" = hints ] || [ "$step" = reach ] || [ "$step" = srtp ]; then
    $clef build -verify -k $CLEF_FLAGS "$tmp/$(basename "$f")" -o "$tmp/kept" >"$tmp/err" 2>&1
    status=$?
    if [ "$step" = coeffects ]; then sed -E 's/[0-9]{4,}/N/g; s/("Instance": )[0-9]+/\1N/' "$tmp/kept.k/ccs_coeffects.json" >"$tmp/raw"
    elif [ "$step" = srtp ]; then
      awk -v own="$(basename "$f")" '
        /^    "Kind"/ { kind = $2 } /^    "File"/ { mine = index($0, own) } /^    "StartLine"/ { line = $2 }
        /^    "(Operator|ArgType|ResolvedMember)"/ { text = text " " $2 }
        /^    "Implementation"/ { if (mine) print line, kind, text, $2; text = "" }
      ' "$tmp/kept.k/ccs_phase_5_final.json" | tr -d '",' >"$tmp/raw"
    elif [ "$step" = reach ]; then
      awk -v own="$(basename "$f")" '
        /^    "Kind"/ { kind = $2; name = "" } /^    "Name"/ && name == "" { name = $2 } /^    "File"/ { mine = index($0, own) }
        /^   "IsReachable"/ && mine && kind ~ /"(Binding|TypeDef)"/ { print kind, name, $2 }
      ' "$tmp/kept.k/ccs_phase_5_final.json" | tr -d '",' >"$tmp/raw"
    else
      awk -v own="$(basename "$f")" '
        /^    "File"/ { mine = index($0, own) } /^   "Type"/ { type = $0; sub(/^   "Type": "/, "", type); sub(/",$/, "", type) }
        /^    "Size"/ { size = $2 + 0 }
        /^    "Align"/ && mine { line = type ": " size " aligned " ($2 + 0); if (!(line in seen)) print line; seen[line] = 1 }
      ' "$tmp/kept.k/ccs_phase_5_final.json" >"$tmp/raw"
    fi
    (exit $status)
  elif [ "$step" = expr ]; then $clef expr -verify $CLEF_FLAGS "$tmp/$(basename "$f")" >"$tmp/raw" 2>"$tmp/err"
  else $clef check -verify -dump "$step" $CLEF_FLAGS "$tmp/$(basename "$f")" >"$tmp/err" 2>"$tmp/raw"; fi
  status=$?
  sed -e 's/ -> [0-9][0-9]*)/)/g' -e 's/@n[0-9][0-9]*//g' -e 's/ n[0-9][0-9]*//g' -e 's/\$[0-9][0-9]*/$/g' "$tmp/raw" >"$tmp/got"
  if [ "$step" = instances ]; then sed -n 's/^instance [0-9]* \(.*<.*\)/\1/p' "$tmp/got" | sed 's/ in [0-9]*/ in/' >"$tmp/raw" && mv "$tmp/raw" "$tmp/got"; fi
  if [ -n "$bless" ] && [ $status = 0 ]; then
    { sed '/^\/\/ ===>/,$d' "$f"; echo '// ===>'; sed 's|^|// |' "$tmp/got"; } >"$tmp/new"
    cp "$tmp/new" "$f"
  fi
  sed '1,/^\/\/ ===>/d; s|^// \{0,1\}||' "$f" >"$tmp/want"
  if [ $status = 0 ] && cmp -s "$tmp/want" "$tmp/got"; then passed=$((passed + 1))
  else
    failed=$((failed + 1))
    echo "FAIL $f: status $status"
    diff "$tmp/want" "$tmp/got" | head -12 | sed 's/^/    /'
    head -4 "$tmp/err" | sed 's/^/    /'
  fi
done
echo "$passed passed, $failed failed"
[ $failed = 0 ]
