#!/bin/sh
# run.sh: what the graph looks like after its phases; t/driver/psg.c lists the steps that a test may name.
#
#   t/psg/run.sh [-bless] [FILTER]     Variables: CLEF, the compiler (out/clef). Last line: `N passed, N failed`
exec "$(dirname "$0")/../driver/run.sh" psg "$@"
