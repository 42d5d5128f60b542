# prose.awk: the prose of the files it is given, a line a line of theirs: comments of sources, and READMEs without blocks of code.
# Names of the code, between backquotes, are no prose.
# Prints `file:line: text` in lower case.
FNR == 1 { inside = fence = 0; kind = FILENAME; sub(/.*\./, "", kind) }
{
  text = ""
  if (kind == "md") {
    if ($0 ~ /^```/) { fence = !fence; next }
    if (fence || $0 ~ /^    /) next
    text = $0
  } else if (kind == "c" || kind == "h" || kind == "def" || kind == "rules") {
    at = index($0, "/*")
    if (inside) {
      text = $0
      if (index($0, "*/")) { inside = 0; sub(/\*\/.*/, "", text) }
    }
    else if (at) { text = substr($0, at); inside = !index(text, "*/") }
    else if (kind == "rules" && $0 ~ /^#/) text = $0
  } else if (kind == "clef") {
    at = index($0, "//")
    if (at) text = substr($0, at)
  } else if (match($0, /(^|[ \t])(\/\/|#) /)) text = substr($0, RSTART)
  gsub(/`[^`]*`/, "", text)
  if (text != "") print FILENAME ":" FNR ": " tolower(text)
}
