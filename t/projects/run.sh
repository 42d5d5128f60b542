#!/bin/sh
# run.sh: projects of several files; t/driver/project.c lists the lines of a file `test`.
#
#   t/projects/run.sh [FILTER]     Variables: CLEF, the compiler (out/clef). Last line: `N passed, N failed`
exec "$(dirname "$0")/../driver/run.sh" projects "$@"
