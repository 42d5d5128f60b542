#!/bin/sh
# run.sh: the programs and sessions in Markdown files, run as they are printed.
#
# A block whose first line is ```LANGUAGE NAME is written to the file NAME. A block ```console is a session: each line that
# begins with `$ ` is run by the shell, in the folder of these files; the lines behind it must be what it prints on standard
# output and standard error together. `[N]` stands for an exit status that is not 0.
#
#   t/guide/run.sh [FILE...]       README.md and samples/guide.md by default. Variables: CLEF, the compiler (out/clef).
#                                  Last line: `N passed, N failed`; one session block is one test.
cd "$(dirname "$0")/../.." || exit 2
clef=${CLEF:-out/clef}
case $clef in /*) ;; *) clef=$PWD/$clef ;; esac
[ $# -gt 0 ] || set -- README.md samples/guide.md
passed=0 failed=0
tmp=$(mktemp -d) || exit 2
trap 'rm -rf "$tmp"' EXIT
mkdir "$tmp/bin"
ln -s "$clef" "$tmp/bin/clef"
PATH=$tmp/bin:$PATH CLEF_CACHE_LIMIT=0
export PATH CLEF_CACHE_LIMIT

# Runs the session in $tmp/session and writes it again, with what is printed now, to $tmp/again.
replay() {
  : >"$tmp/again"
  while IFS= read -r typed; do
    case $typed in
      '$ '*) ;;
      *) continue ;;
    esac
    printf '%s\n' "$typed" >>"$tmp/again"
    (cd "$tmp/place" && timeout 60 bash -c "${typed#??}") >"$tmp/out" 2>&1 </dev/null
    status=$?
    cat "$tmp/out" >>"$tmp/again"
    [ $status = 0 ] || echo "[$status]" >>"$tmp/again"
  done <"$tmp/session"
}

for file; do
  rm -rf "$tmp/place"
  mkdir "$tmp/place"
  # One file a block, in the order of the text: NUMBER-LINE-session or the named file.
  rm -rf "$tmp/blocks"
  mkdir "$tmp/blocks"
  awk -v dir="$tmp/blocks" '
    /^```/ && !inside { inside = 1; language = substr($1, 4); name = $2; count++
      path = sprintf("%s/%04d", dir, count); printf "%s\n%s\n%d\n", language, name, NR > (path ".head"); next }
    /^```$/ && inside { inside = 0; close(path ".text"); next }
    inside { print > (path ".text") }' "$file"
  for head in "$tmp"/blocks/*.head; do
    [ -e "$head" ] || continue
    text=${head%.head}.text
    { read -r language; read -r name; read -r line; } <"$head"
    if [ "$language" = console ]; then
      cp "$text" "$tmp/session"
      replay
      if cmp -s "$tmp/session" "$tmp/again"; then passed=$((passed + 1))
      else
        failed=$((failed + 1))
        echo "FAIL $file:$line: the session differs (< printed there, > now)"
        diff "$tmp/session" "$tmp/again" | head -20 | sed 's/^/    /'
      fi
    elif [ -n "$name" ]; then
      mkdir -p "$tmp/place/$(dirname "$name")"
      cp "$text" "$tmp/place/$name"
    fi
  done
done
echo "$passed passed, $failed failed"
[ $failed = 0 ]
