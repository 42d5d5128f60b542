# header.awk: splits the header comments of test programs into files.
#   awk -v dir=DIR -f header.awk FILE...    writes DIR/KEY.{out,err,exit,args,in,with,skip}, KEY = path with '/' as '+'
# The header is the run of lines `// word: text` at the top with a word that is known here; it ends at the first other line.
FNR == 1 {
  if (key != "") finish()
  key = FILENAME
  gsub("/", "+", key)
  key = dir "/" key
  heading = 1
  split("", seen)
}
heading && match($0, /^\/\/ (out|err|exit|args|in|with|skip):/) {
  word = substr($0, 4, RLENGTH - 4)
  text = substr($0, RLENGTH + 1)
  sub(/^ /, "", text)
  print text > (key "." word)
  seen[word] = 1
  next
}
heading { heading = 0 }
function finish(  word) {
  if (!("out" in seen)) printf "" > (key ".out")
  seen["out"] = 1
  for (word in seen) close(key "." word)
}
END { if (key != "") finish() }
