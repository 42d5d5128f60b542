#!/bin/sh
# run.sh: builds the test driver when it is older than its sources, and runs a suite with it.
#
#   t/driver/run.sh SUITE [OPTIONS] [FILTER]     main.c lists the options. DRIVER_COMMAND: how a report names the command.
cd "$(dirname "$0")/../.." || exit 2
out=${OUT:-out}/t
if [ ! -x "$out/driver" ] || [ -n "$(find t/driver clef/base -newer "$out/driver" -name '*.[ch]')" ]; then
  mkdir -p "$out"
  ${CC:-gcc} -std=c11 -D_DEFAULT_SOURCE -D_XOPEN_SOURCE=700 -Wall -Wextra -Wshadow -Wstrict-prototypes -Wmissing-prototypes -Werror \
    -O1 -I. t/driver/*.c clef/base/*.c -o "$out/driver.$$" -lm && mv "$out/driver.$$" "$out/driver" || exit 2
fi
DRIVER_COMMAND=${DRIVER_COMMAND:-t/driver/run.sh $1} exec "$out/driver" "$@"
