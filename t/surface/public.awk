# public.awk: the modules, values and types of the library that programs see, from its sources: kind, tab, full name.
#
# Read as the library is written: a declaration stands on one line, what it contains is indented. Members are not listed.
function leave(column) {
  while (depth && column_of[depth] >= column) depth--
}
function path(name,   i, text) {
  text = space
  for (i = 1; i <= depth; i++) text = text (text == "" ? "" : ".") name_of[i]
  return text (text == "" ? "" : ".") name
}
function is_closed(   i) {
  for (i = 1; i <= depth; i++)
    if (closed[i]) return 1
  return 0
}
function is_in_type(   i) {
  for (i = 1; i <= depth; i++)
    if (!is_module[i]) return 1
  return 0
}
function enter(column, name, hidden, module) {
  depth++
  column_of[depth] = column
  name_of[depth] = name
  closed[depth] = hidden
  is_module[depth] = module
}
function take(pattern) { # a word at the start of `rest`
  if (rest !~ "^(" pattern ")( |$)") return 0
  sub("^(" pattern ") *", "", rest)
  return 1
}
FNR == 1 { space = ""; depth = 0; attributes = "" }
/^ *(\/\/|$)/ { next }
{
  rest = $0
  match(rest, /^ */)
  column = RLENGTH
  sub(/^ */, "", rest)
  if (rest ~ /^namespace /) {
    sub(/^namespace (rec )?/, "", rest)
    space = rest == "global" ? "" : rest
    depth = 0
    next
  }
  leave(column)
  while (match(rest, /^\[<[^]]*>\] */)) {
    attributes = attributes substr(rest, 1, RLENGTH)
    rest = substr(rest, RLENGTH + 1)
  }
  if (rest == "") next
  marks = attributes
  attributes = ""
  if (is_in_type()) next
  if (take("module")) {
    take("rec")
    hidden = take("internal|private")
    name = rest
    sub(/ *=.*$/, "", name)
    is_file = rest !~ /=/
    if (!hidden && !is_closed() && marks !~ /AutoOpen/) print "module\t" path(name)
    enter(is_file ? -1 : column, name, hidden, 1)
    next
  }
  if (take("type|and|exception")) {
    while (match(rest, /^\[<[^]]*>\] */)) rest = substr(rest, RLENGTH + 1)
    hidden = take("internal|private")
    is_extension = rest ~ /^[A-Za-z0-9_.]+(<.*>)? with/
    if (rest ~ /^``[A-Za-z]+[+]/) gsub(/``/, "", rest) # ``Outer+Inner``: Outer.Inner
    if (!match(rest, /^[A-Za-z0-9_+]+/)) next
    name = substr(rest, 1, RLENGTH)
    gsub(/\+/, ".", name)
    if (!hidden && !is_closed() && !is_extension) print "type\t" path(name)
    enter(column, name, hidden, 0)
    next
  }
  if (take("let") && depth) {
    hidden = 0
    while (1) {
      if (take("inline|rec|mutable")) continue
      if (take("private|internal")) { hidden = 1; continue }
      break
    }
    if (column != (column_of[depth] < 0 ? 0 : column_of[depth] + 4) || hidden || is_closed()) next
    if (rest ~ /^\(/) name = substr(rest, 1, index(rest, ")"))
    else if (rest ~ /^``/) name = substr(rest, 1, index(substr(rest, 3), "``") + 3)
    else { match(rest, /^[A-Za-z0-9_']+/); name = substr(rest, 1, RLENGTH) }
    if (name != "_") print "value\t" path(name)
  }
}
