#!/bin/sh
# run.sh: runs every program of t/mir (README.md there says what a file holds), and compares the excerpts of clef/mir/README.md.
#
#   t/mir/run.sh [FILTER]
#
# The last line is `N passed, N failed`; the exit status is 1 when any failed. CLEF: the compiler (out/clef).
exec "$(dirname "$0")/../driver/run.sh" mir "$@"
