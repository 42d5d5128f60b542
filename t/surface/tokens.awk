# tokens.awk: the names of the library that a program refers to.
#
# In:  the JSON of `clef expr -phase 1 -json`, of several programs one after the other, each behind a line "= NAME".
# Out: "NAME<tab>LINE<tab>TOKEN" for each node that names a definition, an operation or a member of the library. The token
#      is the definition itself, so overloads and members of the same name are distinguished.
#
# Definitions of the library have smaller numbers than those of a program, whose nodes are listed in order. Those of the
# library to which the program refers stand in front of them; their file is one of rt/.

/^= / { name = substr($0, 3); first = 0; next }
/^  "[0-9]+": \{$/ {
  kind = word = number = ""
  id = $1; gsub(/[^0-9]/, "", id); id += 0
  next
}
/^    ?"Kind": "/ { kind = value($0); next }
/^    "(Name|FullName|Case)": / { word = value($0); next }
/^    "(DefinitionId|Member)": / { number = $2 + 0; next }
/^    "File": / { inside = value($0) ~ /^rt\//; if (!inside && !first) first = id; next }
/^    "StartLine": / { line = $2 + 0; next }
/^   "Type": / {
  if (inside) next
  if (kind == "VarRef") { if (number < first) print name "\t" line "\tdefinition " word " " number }
  else if (kind == "Intrinsic") print name "\t" line "\toperation " word
  else if (kind == "UnionCase") print name "\t" line "\tcase " word
  else if (kind == "TupleGet" || kind == "SpliceExpr") print name "\t" line "\toperation " kind
  else if (kind == "MethodCall") print name "\t" line "\tmember " word " " number
  else if (kind == "TraitCall" || kind == "Error") print name "\t" line "\t" kind
}

function value(text) {
  sub(/^[^:]*: "/, "", text)
  sub(/",?$/, "", text)
  return text
}
