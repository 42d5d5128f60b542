#!/bin/sh
# nvim.sh: the language server with a real editor, where Neovim is installed. Last line: `N passed, N failed`.
cd "$(dirname "$0")/../.." || exit 2
CLEF=${CLEF:-out/clef}
case $CLEF in /*) ;; *) CLEF=$PWD/$CLEF ;; esac
export CLEF
command -v nvim >/dev/null || { echo "0 passed, 0 failed"; exit 0; }
script=$PWD/t/lsp/nvim.lua
tmp=$(mktemp -d) || exit 2
trap 'rm -rf "$tmp"' EXIT
printf 'module Sample\nlet add (x: int) (y: int) = x + y\nlet three = add "a" 2\nprintfn "%%d" three\n' >"$tmp/sample.fs"
RESULTS=$tmp/results
export RESULTS
(cd "$tmp" && HOME=$tmp timeout 120 nvim --headless -u NONE -n -c "luafile $script" sample.fs) >"$tmp/log" 2>&1 </dev/null
if [ -s "$RESULTS" ]; then
  cat "$RESULTS"
else
  cat "$tmp/log"
  echo "0 passed, 1 failed"
fi
! grep -q '^FAIL' "$RESULTS" && [ -s "$RESULTS" ]
