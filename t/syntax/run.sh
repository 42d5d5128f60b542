#!/bin/sh
# run.sh: the tests of the lexer, the offside rule and the parser. `t/syntax/run.sh [-bless | -show | -fuzz N] [FILE...]`
#
# A test is a file of t/syntax: F# source, a line `===>`, then the tree as `syntax_dump` prints it, or the messages, one a
# line. -bless rewrites what is wanted, -show prints messages and tree of any source file, -fuzz runs N mutations of the
# files through the parser (with CFLAGS="-g -fsanitize=address,undefined" it finds what reads or writes astray).
# Last line: `N passed, N failed`.
cd "$(dirname "$0")/../.." || exit 2
tmp=$(mktemp -d) || exit 2
trap 'rm -rf "$tmp"' EXIT
${CC:-gcc} -std=c11 -D_DEFAULT_SOURCE ${CFLAGS:--O1 -g} -I. t/syntax/run.c clef/syntax/*.c clef/base/*.c -o "$tmp/run" || exit 2
mode=
case $1 in
-fuzz) mode="-fuzz $2"; shift 2 ;;
-bless | -show) mode=$1; shift ;;
esac
[ $# != 0 ] || set -- t/syntax/*.fs t/syntax/*.fsi
"$tmp/run" $mode "$@"
