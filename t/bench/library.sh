#!/bin/sh
# library.sh: the library beside .NET and C, in one run: milliseconds and ratios. Results must agree.
#
#   t/bench/library.sh [PROGRAM...]     library: collections, sequences, lines; text: printing and reading
#
# Needs gcc; .NET only where `dotnet` is. Programs are in t/bench/library; each measures its own parts, the best of three. The
# lines are 100 MB on standard input.
cd "$(dirname "$0")/../.." || exit 2
tmp=$(mktemp -d) || exit 2
trap 'rm -rf "$tmp"' EXIT
[ $# -gt 0 ] || set -- library text
: >"$tmp/lines"
case " $* " in *" library "*) yes 'the quick brown fox jumps over the lazy dog' | head -c 100000000 >"$tmp/lines" ;; esac
if command -v dotnet >/dev/null 2>&1; then
  compiler=$(dirname "$(readlink -f "$(command -v dotnet)")")/sdk/$(dotnet --version)/FSharp
  runtime=$(dotnet --list-runtimes | awk '$1 == "Microsoft.NETCore.App" { gsub(/[][]/, "", $3); print $3 "/" $2 }' | tail -1)
  mkdir "$tmp/net"
  cp "$compiler/FSharp.Core.dll" "$tmp/net"
  version=${runtime##*/}
fi
for program; do
  ${CLEF:-out/clef} build "t/bench/library/$program.fs" -o "$tmp/clef" || exit 1
  gcc -O2 -o "$tmp/c" "t/bench/library/$program.c" || exit 1
  if [ -d "$tmp/net" ]; then
    dotnet "$compiler/fsc.dll" --nologo --optimize+ --targetprofile:netcore --noframework "-r:$compiler/FSharp.Core.dll" \
      $(ls "$runtime"/System*.dll "$runtime"/netstandard.dll "$runtime"/mscorlib.dll | grep -v Native | sed 's/^/-r:/') \
      -o "$tmp/net/$program.dll" "t/bench/library/$program.fs" || exit 1
    printf '{"runtimeOptions":{"tfm":"net%s","framework":{"name":"Microsoft.NETCore.App","version":"%s"}}}\n' "${version%.*}" \
      "$version" >"$tmp/net/$program.runtimeconfig.json"
    dotnet exec "$tmp/net/$program.dll" <"$tmp/lines" | grep -v '^#' >>"$tmp/net.out"
  fi
  "$tmp/clef" <"$tmp/lines" | grep -v '^#' >>"$tmp/clef.out"
  "$tmp/c" <"$tmp/lines" | grep -v '^#' >>"$tmp/c.out"
done
touch "$tmp/net.out"
awk '
  FILENAME ~ /net.out$/ { net[$1] = $2; result[$1] = $3; next }
  FILENAME ~ /c.out$/ && FILENAME !~ /clef.out$/ { c[$1] = $2; if (!($1 in result)) result[$1] = $3; else if (result[$1] != $3) wrong($1); next }
  function wrong(name) { print "FAIL " name ": results differ"; bad++ }
  BEGIN { printf "%-20s %10s %10s %10s %8s %8s\n", "ms", "clef", ".NET", "C", "/ .NET", "/ C" }
  {
    if ($1 in result && result[$1] != $3) wrong($1)
    printf "%-20s %10.1f %10s %10s %8s %8s\n", $1, $2, $1 in net ? sprintf("%.1f", net[$1]) : "", $1 in c ? sprintf("%.1f", c[$1]) : "", \
      $1 in net ? sprintf("%.2f", $2 / net[$1]) : "", $1 in c ? sprintf("%.2f", $2 / c[$1]) : ""
  }
  END { exit bad > 0 }' "$tmp/net.out" "$tmp/c.out" "$tmp/clef.out"
