# arrays.awk: arrays of a fixed size that fixed.txt does not permit, and rows of fixed.txt that no array has.
#
# An array in place of a growing list is a limit that some program passes. A bound of at most 4, a number of rows of a table (_COUNT, COUNT_OF),
# and an initialiser that gives the elements need no permission: what they hold is fixed by the sources.
BEGIN {
  while ((getline line < "t/lint/fixed.txt") > 0) {
    if (line ~ /^#/ || line == "") continue
    colon = index(line, ": ")
    if (!colon) { print "t/lint/fixed.txt: no reason: " line; continue }
    permitted[substr(line, 1, colon - 1)] = 1
  }
}
{
  line = $0
  sub(/\/\/.*/, "", line)
  sub(/\/\*.*/, "", line)
  if (line !~ /^ *(static )?(const )?(unsigned |struct )?[A-Za-z_][A-Za-z_0-9]* +\**[a-z_A-Z]/) next
  if (line ~ /^ *(return|typedef|goto|else|do|case) / || line !~ /[;,{]/) next
  while (match(line, /[ *][a-z_0-9]+\[[^]]+\]( = \{)?/)) {
    found = substr(line, RSTART + 1, RLENGTH - 1)
    before = substr(line, 1, RSTART)
    line = substr(line, RSTART + RLENGTH)
    if (before ~ /[({]/) break
    sub(/.*,/, "", before)
    if (before ~ /=/) continue # an element that is read
    name = bound = found
    sub(/\[.*/, "", name)
    sub(/^[^[]*\[/, "", bound)
    sub(/\].*/, "", bound)
    if (bound ~ /^[a-z]/ || bound ~ /^[0-4]$/ || bound ~ /_COUNT$/ || bound ~ /^COUNT_OF/ || (found ~ /= \{$/ && line !~ /^(\{?0\}*|false)\}/)) continue
    row = FILENAME " " name "[" bound "]"
    if (row in permitted) used[row] = 1
    else print FILENAME ":" FNR ": " name "[" bound "] has a fixed size: a VEC, or a row of t/lint/fixed.txt with the reason"
  }
}
END {
  for (row in permitted)
    if (!(row in used)) print "t/lint/fixed.txt: no such array: " row
}
