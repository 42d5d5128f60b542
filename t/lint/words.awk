# words.awk: words that prose should not have. Input: words.txt (word, how often it may still stand), then lines of prose.awk.
# A word ends where its letters end. Prints each word that stands more often than its mark, and each mark that is above the count:
# a commit that removes a word lowers its mark, so a mark only falls. With -v show=WORD it prints the places of that word.
FILENAME ~ /words\.txt$/ {
  if ($0 !~ /^#/ && NF == 2) most[$1] = $2
  next
}
{
  text = $0
  sub(/^[^ ]* /, "", text)
  n = split(text, word, /[^a-z]+/)
  for (i = 1; i <= n; i++) if (word[i] in most) {
    count[word[i]]++
    if (word[i] == show) print
  }
}
END {
  if (show == "") for (w in most) if (count[w] + 0 != most[w])
    print "'" w "' stands " count[w] + 0 " times, t/lint/words.txt has " most[w] (count[w] + 0 < most[w] ? ": lower the mark" : "")
}
