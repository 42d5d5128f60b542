#!/bin/sh
# views.sh: `expr`, `expr -json` and `build -k` of programs: no crash, and JSON as views.py requires it.
#
#   t/psg/views.sh [-all | FILE...]   by default samples, t/psg/views/*.fs, a chain of 1,000 pipes, every 50th program of t/run and
#                                     every 100th of t/err; -all: every one. Needs python3. Last line: `N passed, N failed`
cd "$(dirname "$0")/../.." || exit 2
tmp=$(mktemp -d) || exit 2
trap 'rm -rf "$tmp"' EXIT
runs=50 errors=100
[ "$1" != -all ] || { runs=1 errors=1; shift; }
if [ $# = 0 ]; then
  t/bench/generate pipes 1000 >"$tmp/pipes.fs"
  set -- samples/*.fs t/psg/views/*.fs "$tmp/pipes.fs" $(ls t/run/*.fs | awk -v n=$runs 'NR % n == 0') \
    $(ls t/err/*.fs | awk -v n=$errors 'NR % n == 0')
fi
python3 t/psg/views.py "${CLEF:-out/clef}" "$tmp" "$@"
