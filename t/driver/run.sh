#!/bin/sh
# run.sh: builds the test driver when it is older than its sources, and runs suites with it.
#
#   t/driver/run.sh SUITE,... [OPTIONS] [FILTER]     main.c lists the options
#
# Parser and back end are linked from the objects of the last build, by make (out/dev) or by build.sh (out/obj).
cd "$(dirname "$0")/../.." || exit 2
OUT=${OUT:-out}
driver=$OUT/t/driver
# The folder with the newest object; its objects without the parts that no suite runs, and without those whose source is gone.
newest=$(ls -t "$OUT"/dev/clef/driver/*.o "$OUT"/obj/clef/driver/*.o 2>/dev/null | head -1)
folder=${newest%/clef/driver/*}
[ -n "$folder" ] || { echo "run.sh: no objects in $OUT; build the compiler first" >&2; exit 2; }
objects=$(./build.sh list | sed -nE "s#^((clef/base|clef/syntax|clef/lir|arch)/.*)[.]c\$#$folder/\1.o#p")
# shellcheck disable=SC2086
if [ ! -x "$driver" ] || [ -n "$(find t/driver $objects -newer "$driver" -name '*.[cho]')" ]; then
  mkdir -p "$OUT/t"
  ${CC:-gcc} -std=c11 -D_DEFAULT_SOURCE -D_XOPEN_SOURCE=700 -Wall -Wextra -Wshadow -Wstrict-prototypes -Wmissing-prototypes -Werror \
    -O1 -I. "-I$OUT" t/driver/*.c $objects -o "$driver.$$" \
    $(CC=${CC:-gcc} ./build.sh libraries) && mv "$driver.$$" "$driver" || exit 2
fi
exec "$driver" "$@"
