#!/bin/sh
# functions.sh: elementary functions beside MPFR, to the last bit.
#
#   t/floats/functions.sh [-count N] [-seed N] [-target MACHINE] [FUNCTION...]
#
# N arguments a function, 20,000 by default. Without MPFR nothing is compared.
cd "$(dirname "$0")/../.." || exit 2
count=20000 seed=1 target= emulate=
while [ $# -gt 0 ]; do
  case $1 in
    -count) count=$2; shift ;;
    -seed) seed=$2; shift ;;
    -target) target="-target $2" emulate=qemu-${2%%-*}; shift ;;
    -*) sed -n '2,6s/^# \{0,1\}//p' "$0" >&2; exit 2 ;;
    *) break ;;
  esac
  shift
done
tmp=$(mktemp -d) || exit 2
trap 'rm -rf "$tmp"' EXIT
if ! ${CC:-gcc} -std=c11 -O1 -Wall -Wextra -Werror -o "$tmp/check" t/floats/functions.c -lmpfr -lgmp 2>"$tmp/err"; then
  grep -q mpfr "$tmp/err" && { echo "no MPFR: nothing is compared"; echo "0 passed, 0 failed"; exit 0; }
  cat "$tmp/err" >&2
  exit 1
fi
${CLEF:-out/clef} build $target -o "$tmp/functions" t/floats/functions.fs || exit 1
passed=0 failed=0
for name in ${*:-exp log sin cos tan pow log10 log2 asin acos atan atan2 sinh cosh tanh asinh acosh atanh cbrt expf logf sinf cosf tanf powf}; do
  if $emulate "$tmp/functions" "$name" "$seed" "$count" | "$tmp/check" "$name" "$seed" "$count"; then passed=$((passed + 1))
  else failed=$((failed + 1)); fi
done
echo "$passed passed, $failed failed"
[ $failed = 0 ]
