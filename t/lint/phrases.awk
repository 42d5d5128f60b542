# phrases.awk: forms of a sentence that prose should not have. Input: phrases.txt (an expression, a tab, what to write), then lines
# of prose.awk. Prints each line that matches, with the advice.
FILENAME ~ /phrases\.txt$/ {
  at = index($0, "\t")
  if ($0 !~ /^#/ && at) { expression[++count] = substr($0, 1, at - 1); advice[count] = substr($0, at + 1) }
  next
}
{
  text = $0
  sub(/^[^ ]* /, "", text)
  for (i = 1; i <= count; i++) if (text ~ expression[i]) print $0 "\n    write " advice[i]
}
