#!/bin/sh
# run.sh: compiles and runs every program of t/run, t/fuzz/cells and samples, and checks the messages of t/err.
#
#   t/run.sh [-O0 | -O2] [-check] [-eval] [-target MACHINE] [-verify] [-stress] [-part K/N] [-jobs N] [-slowest N] [FILTER]
#
# A program's header is its expectation (t/README.md). FILTER is a part of the path. What is run is `clef build` and the
# program it made, under qemu when MACHINE is not this one; with -eval `clef eval`. -part K/N: every Nth test, the Kth first.
# Variables: CLEF, the compiler (out/clef); CLEF_FLAGS, more options for it.
# The last line is `N passed, N failed`; the exit status is 1 when any failed.
exec "$(dirname "$0")/driver/run.sh" run "$@"
