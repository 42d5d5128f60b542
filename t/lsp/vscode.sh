#!/bin/sh
# vscode.sh: the language server with VS Code's client, where node and the package vscode-languageclient are installed (in NODE_PATH or
# globally: `npm install -g vscode-languageclient`). Variable: CLEF, the compiler (out/clef). Last line: `N passed, N failed`.
cd "$(dirname "$0")/../.." || exit 2
CLEF=${CLEF:-out/clef}
case $CLEF in /*) ;; *) CLEF=$PWD/$CLEF ;; esac
skip() {
  echo "skipped: $1"
  echo "0 passed, 0 failed"
  exit 0
}
command -v node >/dev/null || skip "node is not installed"
NODE_PATH=${NODE_PATH:-$(npm root -g 2>/dev/null)}
export NODE_PATH
node -e 'require.resolve("vscode-languageclient/node")' 2>/dev/null || skip "the package vscode-languageclient is not installed"
timeout 300 node t/lsp/vscode.js "$CLEF"
