#!/bin/sh
# run.sh: floats printed and read by the library, beside the C library's.
#
#   t/floats/run.sh [-count N] [-seed N] [-target MACHINE]
#
# 100,000 values by default: shortest digits, %f %e %g to any number of places, nearest floats; float32 too.
cd "$(dirname "$0")/../.." || exit 2
count=100000 seed=1 target= emulate=
while [ $# -gt 0 ]; do
  case $1 in
    -count) count=$2; shift ;;
    -seed) seed=$2; shift ;;
    -target) target="-target $2" emulate=qemu-${2%%-*}; shift ;;
    *) sed -n '2,6s/^# \{0,1\}//p' "$0" >&2; exit 2 ;;
  esac
  shift
done
tmp=$(mktemp -d) || exit 2
trap 'rm -rf "$tmp"' EXIT
${CC:-gcc} -std=c11 -O1 -Wall -Wextra -Werror -o "$tmp/check" t/floats/floats.c -lm || exit 1
${CLEF:-out/clef} build $target -o "$tmp/floats" t/floats/floats.fs || exit 1
"$tmp/check" ask "$seed" "$count" | $emulate "$tmp/floats" | "$tmp/check" check "$seed" "$count"
