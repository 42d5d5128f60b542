# components.awk: arrows between the rooms of a folder, and sources that depend on each other in circles, from object files.
#
# Input: lines `SOURCE nm-LINE` of `nm -g`. Variables: rules (t/lint/includes.txt), most (the largest strongly connected
# component that is allowed). A source depends on another when it refers to a symbol that the other defines. Prints a line for
# each arrow that `rules` does not allow and for each component that is too large. With all=1 it prints all components.
function folder(path) {
  while (sub(/\/[^\/]*$/, "", path)) if (path in known) return path
  return ""
}
# R. Tarjan, "Depth-first search and linear graph algorithms", 1972.
function visit(v,   i, w, count, text) {
  seen[v] = low[v] = ++next_number
  stack[++height] = v
  on_stack[v] = 1
  for (i = 1; i <= arrows[v]; i++) {
    w = arrow[v, i]
    if (!(w in seen)) {
      visit(w)
      if (low[w] < low[v]) low[v] = low[w]
    } else if (on_stack[w] && seen[w] < low[v]) low[v] = seen[w]
  }
  if (low[v] != seen[v]) return
  do {
    w = stack[height--]
    on_stack[w] = 0
    count++
    text = text " " w
  } while (w != v)
  if (count > most || (all && count > 1)) printf "%d sources depend on each other:%s\n", count, text
}
BEGIN {
  while ((getline line < rules) > 0) {
    if (line ~ /^#/ || line == "") continue
    n = split(line, word, " ")
    known[word[1]] = 1
    for (i = 2; i <= n; i++) allowed[word[1], word[i]] = 1
  }
}
{ if (!($1 in is_source)) { is_source[$1] = 1; source[++sources] = $1 } }
NF == 4 { home[$4] = $1 }
NF == 3 && $2 == "U" { user[++uses] = $1; symbol[uses] = $3 }
END {
  for (i = 1; i <= uses; i++) {
    if (!(symbol[i] in home)) continue
    from = user[i]
    to = home[symbol[i]]
    a = folder(from)
    b = folder(to)
    if (a != b && !((a, b) in allowed) && !((a, "*") in allowed)) print from ": " a " must not use " symbol[i] " of " to
    if (from != to && !((from, to) in has)) {
      has[from, to] = 1
      arrow[from, ++arrows[from]] = to
    }
  }
  for (i = 1; i <= sources; i++) if (!(source[i] in seen)) visit(source[i])
}
