#!/bin/sh
# run.sh: projects of several files. Each folder of t/projects is one; its file `test` says what is tried in it:
#
#   run: ARGUMENTS      a command line of clef, run in the folder (a copy of it)
#   out: TEXT           a line of its standard output; all of them, in order
#   says: TEXT          standard error has this text in a line
#   not: TEXT           standard error has it in no line
#   exit: N             the exit status; without it 0
#   make: COMMAND       a shell command, run in the folder before what follows
#   needs: COMMANDS     what must be installed, else the folder is left out
#
# Several `run:` lines make several tests.   usage: t/projects/run.sh [FILTER]   Last line: `N passed, N failed`
cd "$(dirname "$0")/../.." || exit 2
clef=${CLEF:-out/clef} passed=0 failed=0
case $clef in /*) ;; *) clef=$PWD/$clef ;; esac
tmp=$(mktemp -d) || exit 2
trap 'rm -rf "$tmp"' EXIT

# finish: compares what the lines since the last `run:` want with what came.
finish() {
  [ -n "$command" ] || return
  # shellcheck disable=SC2086
  (cd "$tmp/copy" && NUGET_PACKAGES=$tmp/packages exec "$clef" $command) >"$tmp/got" 2>"$tmp/err" </dev/null
  status=$?
  why=
  [ $status = "$wanted" ] || why="status $status, wanted $wanted"
  cmp -s "$tmp/out" "$tmp/got" || why=${why:-"output differs (< wanted, > got)"}
  while read -r text; do grep -Fq -- "$text" "$tmp/err" || why=${why:-"does not say: $text"}; done <"$tmp/says"
  while read -r text; do ! grep -Fq -- "$text" "$tmp/err" || why=${why:-"says: $text"}; done <"$tmp/not"
  if [ -z "$why" ]; then passed=$((passed + 1))
  else
    failed=$((failed + 1))
    echo "FAIL $folder, clef $command: $why"
    { diff "$tmp/out" "$tmp/got"; cat "$tmp/err"; } | head -12 | sed 's/^/    /'
  fi
}

for folder in t/projects/*/; do
  folder=${folder%/}
  case $folder in *"$1"*) ;; *) continue ;; esac
  rm -rf "$tmp/copy" "$tmp/packages" && cp -r "$folder" "$tmp/copy"
  command=
  while IFS= read -r line; do
    text=${line#*: }
    case $line in
      run:*) finish; command=${line#*: } wanted=0; : >"$tmp/out"; : >"$tmp/says"; : >"$tmp/not" ;;
      out:*) printf '%s\n' "$text" >>"$tmp/out" ;;
      says:*) printf '%s\n' "$text" >>"$tmp/says" ;;
      not:*) printf '%s\n' "$text" >>"$tmp/not" ;;
      exit:*) wanted=$text ;;
      make:*) finish; command=; (cd "$tmp/copy" && CLEF=$clef sh -c "${line#*: }") || { echo "FAIL $folder: $line"; failed=$((failed + 1)); } ;;
      needs:*) for tool in $text; do command -v "$tool" >/dev/null 2>&1 || { echo "SKIP $folder: no $tool"; break 2; }; done ;;
      '#'* | '') ;;
      *) echo "FAIL $folder/test: $line"; failed=$((failed + 1)) ;;
    esac
  done <"$folder/test"
  finish
done
echo "$passed passed, $failed failed"
[ $failed = 0 ]
