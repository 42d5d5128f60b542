#!/bin/sh
# run.sh: what messages look like. t/messages/NAME.fs is checked, and all that `clef check` says must be NAME.txt, with -diag json
# NAME.json. t/err compares codes and lines of everything; here stand a few with their excerpts, underlines, labels and hints.
#
#   t/messages/run.sh [-bless] [FILTER]     Variables: CLEF, the compiler (out/clef). Last line: `N passed, N failed`
exec "$(dirname "$0")/../driver/run.sh" messages "$@"
