#!/bin/sh
# worked.sh: the worked examples of the specification, as its texts print them. worked.py says how the output is mapped to them.
#
#   t/psg/worked.sh [FILE...]    by default t/psg/worked/*.fs. Needs python3. Last line: `N passed, N failed`
cd "$(dirname "$0")/../.." || exit 2
tmp=$(mktemp -d) || exit 2
trap 'rm -rf "$tmp"' EXIT
[ $# != 0 ] || set -- t/psg/worked/*.fs
python3 t/psg/worked.py "${CLEF:-out/clef}" "$tmp" "$@"
