# files.awk: names of sources in prose. Input: a list of the tree's files, then READMEs and headers. Prints each name, with or without
# folders, that no file of the tree has. NAME.c, MACHINE/ and out/ stand for others; lib.h is an example of a generated header.
NR == FNR {
  path = $0
  do known[path] = 1; while (sub(/^[^\/]*\//, "", path))
  next
}
/^#include/ { next }
FILENAME ~ /[.]h$/ && $0 !~ /^ ?(\/\*|\*)|\/\*/ { next }
{
  text = $0
  while (match(text, /[A-Za-z0-9_.\/<>{},*$-]*[.](c|h|def|rules)([^A-Za-z0-9_(*]|$)/)) {
    name = substr(text, RSTART, RLENGTH)
    text = substr(text, RSTART + RLENGTH)
    sub(/[^A-Za-z0-9_]$/, "", name)
    if (name ~ /[<>{},*$]|[A-Z]|^out\/|^[.\/]|^lib[.]h$|^[^\/]*[.][^\/]*[.]/ || name in known) continue
    print FILENAME ":" FNR ": there is no file " name
  }
}
