# documented.awk: public definitions of library source without a doc comment: `///` lines right before them, attributes between
# allowed. An overload right behind one of the same name needs none of its own, nor does what stands in a module whose comment
# says that the meaning "is said there". Definitions inside of bodies, internal and private ones, and overrides do not count.
# An indentation stack follows what a line stands in.
function push(indent, is_hidden, is_body, is_type) {
  depth++
  indents[depth] = indent
  hides[depth] = is_hidden
  bodies[depth] = is_body
  types[depth] = is_type
}
FNR == 1 { depth = 0; doc = auto = said = 0; last = "" }
/^ *$/ { next }
/^ *\/\/\// { doc = 1; if ($0 ~ /is said there/) said = 1; next }
/^ *\/\// { next }
/^ *\[<.*>\] *$/ { if ($0 ~ /AutoOpen/) auto = 1; next }
{
  match($0, /^ */)
  indent = RLENGTH
  text = substr($0, indent + 1)
  if (text !~ /^[|}]/) while (depth > 0 && indents[depth] >= indent) depth--
  hidden = depth > 0 && hides[depth]
  body = depth > 0 && bodies[depth]
  within_type = depth > 0 && types[depth]
  head = text
  if (text !~ /^type /) sub(/=.*/, "", head)
  internal = head ~ /(^|[^A-Za-z])(internal|private)[^A-Za-z]/
  if (text ~ /^namespace /) depth = 0
  else if (text ~ /^module /) {
    push(indent, hidden || said || (internal && !auto), body, 0)
    last = ""
  } else if (text ~ /^(override|default|interface|static let|do) /) push(indent, 1, 1, 0)
  else if (text ~ /^(static member|member|abstract|let|type) / || text ~ /^new *\(/ || text ~ /^and (\[<[^>]*>\] )*(internal )?(``)?[A-Z]/) {
    name = text
    is_type = text ~ /^(type|and) /
    is_let = text ~ /^let /
    if (text ~ /^new/) name = "new"
    else {
      sub(/^(static member|member|abstract|let|type|and) +/, "", name)
      sub(/^(inline|rec|mutable) +/, "", name)
      sub(/^(inline|rec|mutable) +/, "", name)
      if (text ~ /^(static )?member/) sub(/^[A-Za-z_]+[.]/, "", name)
      if (name ~ /^\(/) sub(/\).*/, ")", name)
      else if (name ~ /^``/) { sub(/^``/, "", name); sub(/``.*/, "", name) }
      else sub(/[^A-Za-z0-9_'].*/, "", name)
    }
    extension = is_type && text ~ /with *$/
    push(indent, is_type ? hidden || (internal && !extension) : 1, is_type ? body : 1, is_type)
    if (extension) last = ""
    else if (!hidden && !body && !internal && !(is_let && within_type)) {
      key = indent " " name
      if (!doc && key != last) print FILENAME ":" FNR ": " name " has no doc comment"
      last = key
    }
  }
  doc = auto = said = 0
}
