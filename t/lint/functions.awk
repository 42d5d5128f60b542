# functions.awk: functions that are too long or have too many parameters, in C as clang-format writes it.
#
#   awk -v dispatches=t/lint/dispatches.txt -f t/lint/functions.awk FILE...
#
# A function has at most 120 lines and 7 parameters. A plain dispatch, one switch over an enumeration, may be longer: dispatches.txt
# has its name, and none of its cases is longer than 12 lines. A row there that names no function above 120 lines is reported too.
function close_case() {
  if (case_lines > most_case) most_case = case_lines
  case_lines = 0
}
function parameters(text, i, c, depth, count) {
  sub(/^[^(]*\(/, "", text)
  if (text ~ /^(void)?\)/) return 0
  count = 1
  for (i = 1; i <= length(text); i++) {
    c = substr(text, i, 1)
    if (c == "(") depth++
    else if (c == ")" && depth-- == 0) break
    else if (c == "," && depth == 0) count++
  }
  return count
}
function report(what) { print FILENAME ":" start ": " name what }
BEGIN {
  while ((getline line < dispatches) > 0) {
    if (line ~ /^#/ || line == "") continue
    split(line, word, /:? /)
    is_dispatch[word[1], word[2]] = 1
  }
}
FNR == 1 { inside = 0; head = "" }
!inside && /^[a-zA-Z_]/ { head = $0; start = FNR }
!inside && !/^[a-zA-Z_]/ { head = head " " $0 }
!inside && /[{;]$/ {
  is_function = head ~ /^[a-zA-Z_][a-zA-Z0-9_ *]*[ *][a-zA-Z_0-9]+\(.*\)[ a-zA-Z_]* [{]$/ && head !~ /^(typedef|struct|enum|union)[^(]*[{]$/
  if (is_function) {
    name = head
    sub(/\(.*/, "", name)
    sub(/.*[ *]/, "", name)
    if (parameters(head) > 7) report(" has " parameters(head) " parameters, more than 7")
    inside = 1
    case_lines = most_case = 0
  }
  head = ""
  next
}
inside && /^}/ {
  close_case()
  lines = FNR - start + 1
  if (lines > 120 && !((FILENAME, name) in is_dispatch)) report(" has " lines " lines, more than 120")
  if (lines > 120 && (FILENAME, name) in is_dispatch) {
    used[FILENAME, name] = 1
    if (most_case > 12) report(" is a dispatch with a case of " most_case " lines, more than 12")
  }
  inside = 0
  head = ""
  next
}
inside && /^  (  )?(case |default:)/ { close_case() }
inside { case_lines++ }
inside && /^  (  )?switch \(/ { case_lines = 0 }
END {
  for (row in is_dispatch) {
    split(row, word, SUBSEP)
    if (!(row in used)) print dispatches ": " word[2] " of " word[1] " is no function above 120 lines"
  }
}
