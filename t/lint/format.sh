#!/bin/sh
# format.sh: every source and header of the compiler and its tests stands as clang-format writes it by .clang-format. `-fix` writes
# it so. Versions of clang-format differ in places: another than 14, which Debian 12 has, checks nothing. The C programs of t/bench
# stand as they were measured, and t/ffi/library/values.h as `build -lib` writes it. Last line: `N passed, N failed`, counting files.
cd "$(dirname "$0")/../.." || exit 2
case "$(clang-format --version 2>/dev/null)" in
  *"version 14."*) ;;
  *) echo "not checked: clang-format 14 is missing; on Debian 12: apt-get install clang-format"; echo "0 passed, 0 failed"; exit 0 ;;
esac
find clef arch t -name '*.[ch]' -type f | grep -v -e '^t/bench/' -e '^t/ffi/library/values.h' | LC_ALL=C sort >"${TMPDIR:-/tmp}/format.$$"
trap 'rm -f "${TMPDIR:-/tmp}/format.$$"' EXIT
if [ "$1" = -fix ]; then
  xargs clang-format -i <"${TMPDIR:-/tmp}/format.$$"
  exit
fi
all=$(wc -l <"${TMPDIR:-/tmp}/format.$$")
xargs clang-format --dry-run <"${TMPDIR:-/tmp}/format.$$" 2>&1 | sed -n 's/^\([^:]*\):[0-9]*:[0-9]*: warning: .*/\1/p' | LC_ALL=C sort -u \
  | { failed=0
      while read -r file; do echo "format: $file is not as clang-format writes it: t/lint/format.sh -fix" && failed=$((failed + 1)); done
      echo "$((all - failed)) passed, $failed failed"
      [ $failed = 0 ]; }
