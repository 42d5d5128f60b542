# probe.awk: turns surface.txt into programs, one line of program an entry, so that a message of the compiler names an entry.
#
# In:  -v dir=DIR, surface.txt.
# Out: DIR/NNN.fs, one a section, and DIR/index: "FILE<tab>LINE<tab>PART<tab>NAME<tab>ENTRY".
#
# An entry of a module becomes `let inline pN () : TYPE = Module.name`, of a type a function that takes a receiver and
# arguments of the types listed and calls the member. So an entry that compiles has the name and fits the type.

function fail(text) { print "probe.awk: line " FNR ": " text >"/dev/stderr"; exit 1 }

# Types as they are listed, in the language's own spelling.
function type(t) {
  gsub(/objnull/, "obj", t)
  gsub(/ \| null/, "", t)
  gsub(/ array2d/, "[,]", t)
  gsub(/ array3d/, "[,,]", t)
  gsub(/ array4d/, "[,,,]", t)
  while (match(t, /ValueTuple<[^<>]*>/)) {
    inner = substr(t, RSTART + 11, RLENGTH - 12)
    gsub(/, */, " * ", inner)
    t = substr(t, 1, RSTART - 1) "struct (" inner ")" substr(t, RSTART + RLENGTH)
  }
  # delegates as functions, which methods take alike; System.Array and its elements as an array of something
  t = delegate(t, "Predicate", " -> bool")
  t = delegate(t, "Action", " -> unit")
  t = delegate(t, "Comparison", "")
  t = delegate(t, "Converter", "")
  if (t == "Array") t = short == "Array" ? "'T[]" : "Array"
  if (short == "Array" && t == "obj") t = "'T"
  # nested types of .NET have no short name: what comes out is not checked
  if (t ~ /^(Enumerator|KeyCollection|ValueCollection|UnorderedItemsCollection|CharEnumerator)/) return "_"
  if (t ~ /^SpecialFolder/) return "System.Environment." t
  return t
}

# Predicate<'T> is ('T -> bool), Comparison<'T> ('T -> 'T -> int), Converter<'T, 'U> ('T -> 'U).
function delegate(t, name, result,   args) {
  if (!match(t, name "<[^<>]*>")) return t
  args = substr(t, RSTART + length(name) + 1, RLENGTH - length(name) - 2)
  if (args ~ /,/ && name != "Converter") return t
  if (name == "Comparison") args = args " -> " args " -> int"
  if (name == "Converter") sub(/, */, " -> ", args)
  return substr(t, 1, RSTART - 1) "(" args result ")" substr(t, RSTART + RLENGTH)
}

# The place of ` separator ` in text outside brackets, 0: none.
function top(text, separator,   i, depth, c, n) {
  n = length(separator)
  for (i = 1; i <= length(text); i++) {
    c = substr(text, i, 1)
    if (substr(text, i, n) == separator && depth == 0) return i
    if (c == "(" || c == "<" || c == "[") depth++
    if (c == ")" || c == "]" || (c == ">" && substr(text, i - 1, 1) != "-")) depth--
  }
  return 0
}

# Splits parameters "A * B * C" into params[1..]; returns how many.
function split_params(text, params,   n, at) {
  n = 0
  while ((at = top(text, " * ")) > 0) {
    params[++n] = substr(text, 1, at - 1)
    text = substr(text, at + 3)
  }
  params[++n] = text
  return n
}

function section(header) {
  if (file != "") close(file)
  number = sprintf("%03d", ++files)
  file = dir "/" number ".fs"
  line = 0
  delete seen
  while ((getline text < prelude) > 0) { print text >file; line++ }
  close(prelude)
  module = header
  receiver = ""
  if (sub(/^type /, "", module)) {
    receiver = module
    sub(/^System\.(Collections\.Generic|IO|Text\.RegularExpressions|Text|Numerics|Diagnostics|Globalization|Threading\.Tasks|Threading)\./, "", receiver)
    sub(/^System\./, "", receiver)
    if (receiver in generic) receiver = generic[receiver]
  }
  short = module
  sub(/^System\.(Collections\.Generic|IO|Text\.RegularExpressions|Text|Numerics|Diagnostics|Globalization|Threading\.Tasks|Threading)\./, "", short)
  sub(/^System\./, "", short)
  sub(/<.*/, "", short)
}

function emit(name, program) {
  line++
  entries++
  print program >file
  printf "%s\t%d\t%s\t%s\t%s\n", number, line, part, name, $0 >(dir "/index")
}

BEGIN {
  prelude = dir "/prelude.fs"
  n = split("System|System.IO|System.Text|System.Collections.Generic|System.Collections.ObjectModel|System.Numerics|System.Globalization|System.Threading|System.Threading.Tasks|System.Diagnostics|System.Text.RegularExpressions|System.Reflection|System.Collections|FSharp.Quotations|FSharp.Core.CompilerServices", opens, "|")
  for (i = 1; i <= n; i++) print "open " opens[i] >prelude
  print "#nowarn \"64\"" >prelude
  print "#nowarn \"44\"" >prelude
  print "#nowarn \"3370\"" >prelude
  close(prelude)
  generic["Set"] = "Set<'T>"; generic["Map"] = "Map<'Key,'Value>"; generic["Ref"] = "Ref<'T>"; generic["ref"] = "'T ref"
  generic["Option"] = "'T option"; generic["option"] = "'T option"; generic["ValueOption"] = "'T voption"
  generic["voption"] = "'T voption"; generic["Result"] = "Result<'T,'E>"; generic["Lazy"] = "Lazy<'T>"
  generic["List"] = "'T list"; generic["list"] = "'T list"; generic["MailboxProcessor"] = "MailboxProcessor<'Msg>"
  generic["AsyncReplyChannel"] = "AsyncReplyChannel<'Reply>"; generic["Event"] = "Event<'T>"
  n = split("char Char string String int Int32 int64 Int64 byte Byte uint32 UInt32 float Double bool Boolean decimal Decimal", t, " ")
  for (i = 1; i < n; i += 2) full_name[t[i]] = t[i + 1]
  n = split("printf|eprintf|printfn|eprintfn|sprintf|failwithf|fprintf stdout|fprintfn stdout|bprintf (StringBuilder ())|kprintf id|ksprintf id|kfprintf id stdout|kbprintf id (StringBuilder ())", t, "|")
  for (i = 1; i <= n; i++) { at = index(t[i] " ", " "); format[substr(t[i] " ", 1, at - 1)] = t[i] }
  generic["Task"] = "Task<'T>"
  n = split("op_Addition + op_Subtraction - op_Multiply * op_Division / op_Modulus % op_Equality = op_Inequality <> op_LessThan < op_LessThanOrEqual <= op_GreaterThan > op_GreaterThanOrEqual >= op_BitwiseAnd &&& op_BitwiseOr ||| op_ExclusiveOr ^^^ op_LeftShift <<< op_RightShift >>> op_UnaryNegation ~- op_UnaryPlus ~+", t, " ")
  for (i = 1; i < n; i += 2) operator[t[i]] = t[i + 1]
}

/^# / { part = substr($0, 3); next }
/^## / { section(substr($0, 4)); next }
/^$/ || part == "" { next }

{
  at = index($0, " : ")
  if (at == 0) fail("no type")
  name = substr($0, 1, at - 1)
  signature = substr($0, at + 3)
  id = "p" FNR
  if (receiver == "") { # a function of a module
    owner = module
    if (owner ~ /^(ExtraTopLevelOperators|Operators)(\.Checked)?$/ || owner ~ /^Operators\.(Unchecked|NonStructuralComparison)$/ || owner ~ /^NumericLiterals/) {
      sub(/^ExtraTopLevelOperators/, "", owner)
      if (owner == "Operators") owner = ""
      if (owner == "Operators.Unchecked") owner = "Unchecked"
      if (owner == "Operators.Checked" || owner == ".Checked") owner = "Checked"
    }
    full = (owner == "" ? "" : owner ".") name
    if (module == "LazyExtensions" || module == "CommonExtensions" || module == "Operators.ArrayExtensions") {
      extension(name, signature)
      next
    }
    if (owner != "" && name ~ /^\(/ && name !~ /^\(\|/) {
      inner = substr(name, 2, length(name) - 2)
      full = owner ".(" inner ")"
    }
    applied = full
    if (name ~ /^(typeof|typedefof|sizeof|nullV)$/) { applied = name "<int>" }
    if (name == "typedefof") applied = "typedefof<int list>"
    if (name == "nullV") signature = "Nullable<int>"
    if (name in format) { emit(full, "let " id " () = " (module == "Printf" ? "Printf." : "") format[name] " \"%d\""); next }
    if (name == "query") { emit(full, "let " id " () = query { for x in [ 1 ] do select x }"); next }
    if (name == "defaultof") { emit(full, "let " id " () : int = Unchecked.defaultof<int>"); next }
    if (name == "nameof") { emit("nameof", "let " id " (x: 'T) : string = nameof x"); next }
    if (name == "(.. ..)") { emit(full, "let inline " id " (a: int) (b: int) (c: int) : int seq = seq { a .. b .. c }"); next }
    if (name == "(..)") { emit(full, "let inline " id " (a: int) (b: int) : int seq = seq { a .. b }"); next }
    if (name == "Failure") { emit(full, "let " id " (a: string) : exn = Failure a"); next }
    if (name == "reraise") { emit(full, "let " id " () : 'T = try failwith \"\" with _ -> reraise ()"); next }
    if (name ~ /^\(~%%?\)$/) { emit(full, "let " id " (e: Expr<int>) = <@ " substr(name, 3, length(name) - 3) "e @>"); next }
    emit(full, "let inline " id " () : " type(signature) " = " applied)
    next
  }
  member(name, signature)
}

# Extensions are listed as functions whose first parameter is the receiver.
function extension(name, signature,   at, first, rest, args) {
  if (name ~ /^Create/) { emit("Lazy." name, "let " id " (a: " type(substr(signature, 1, top(signature, " -> ") - 1)) ") = Lazy<_>." name "(a)"); return }
  at = top(signature, " -> ")
  first = substr(signature, 1, at - 1)
  rest = substr(signature, at + 4)
  at = top(rest, " -> ")
  nargs = split_params(substr(rest, 1, at - 1), list)
  program = "let " id " (x: " type(first) ")"
  args = ""
  for (i = 1; i <= nargs; i++) {
    if (list[i] == "unit" || list[i] ~ / option$/) continue
    program = program " (a" i ": " type(list[i]) ")"
    args = args (args == "" ? "" : ", ") "a" i
  }
  emit("Operators" == substr(module, 1, 9) ? type(first) "." name : first "." name, program " = x." name "(" args ")")
}

# The brackets of an array that GetValue or SetValue take so many indices of.
function ranks(signature,   n) {
  n = gsub(/int/, "&", signature)
  return n == 3 ? "[,,]" : n == 2 ? "[,]" : "[]"
}

function member(name, signature,   at, args, result, nargs, list, program, call, is_static, is_new, has_out, object, i, key) {
  object = receiver
  if (object == "Array") object = name ~ /^\.[GS]etValue/ ? "'T" ranks(signature) : "'T[]"
  if (object == "Choice") { # the number of types is in the name
    nargs = substr(name, length(name), 1) + 0
    object = "Choice<'T1"
    for (i = 2; i <= nargs; i++) object = object ",'T" i
    object = object ">"
  }
  if (object == "Event<'T>" && signature ~ /Delegate|Args/) object = "Event<'Delegate,'Args>"
  is_new = name == "new" || name == "static ``.ctor``"
  is_static = !is_new && sub(/^static /, "", name)
  sub(/^\./, "", name)
  key = short "." name
  sub(/\[.*/, "", key)
  # FSharp.Core lists a property's getter and setter as methods too
  if (name in seen && (signature ~ /^unit -> / || signature ~ /-> unit$/) && part ~ /^FSharp/ && seen[name] == "property") return
  has_set = signature ~ /set\)$/
  if (sub(/ \((get|set|get set)\)$/, "", signature) || top(signature, " -> ") == 0) {
    if (is_new) { args = ""; result = signature }
    else {
      seen[name] = "property"
      if (name ~ /\[/) { # an indexer
        match(name, /\[.*\]/)
        i = substr(name, RSTART + 1, RLENGTH - 2)
        if (has_set) emit(key, "let " id " (x: " object ") (a: " i ") (v: " type(signature) ") : " type(signature) " = (x.[a] <- v); x.[a]")
        else emit(key, "let " id " (x: " object ") (a: " i ") : " type(signature) " = x.[a]")
        return
      }
      if (name == "Item" && part ~ /^FSharp/) { emit(key, "let " id " (x: " object ") a = x.[a]"); return }
      call = is_static ? static_name(object) "." name : "x." name
      program = "let " id " " (is_static ? "()" : "(x: " object ")")
      if (has_set) program = program " (v: " type(signature) ") : " type(signature) " = (" call " <- v); " call
      else program = program " : " type(signature) " = " call
      emit(key, program)
      return
    }
  } else {
    at = top(signature, " -> ")
    args = substr(signature, 1, at - 1)
    result = substr(signature, at + 4)
    if (is_new && args == "") args = ""
  }
  if (signature ~ /^ ?-> /) { args = ""; result = signature; sub(/^ ?-> /, "", result) }
  nargs = args == "" ? 0 : split_params(args, list)
  program = "let " id (is_static || is_new ? "" : " (x: " object ")")
  call = ""
  has_out = 0
  for (i = 1; i <= nargs; i++) {
    if (list[i] == "unit") continue
    if (list[i] ~ /^out / || list[i] ~ /^byref</) { has_out = 1; continue }
    if (list[i] ~ /^\?/ || (part ~ /^FSharp/ && list[i] ~ /(int|CancellationToken|TaskCreationOptions) option$/ && short != "List")) continue
    if (list[i] ~ /\(unit -> unit\) option$/) continue
    sub(/^params /, "", list[i])
    if (list[i] ~ /byref$/) { sub(/ byref$/, "", list[i]); program = program " (a" i ": byref<" type(list[i]) ">)"; call = call (call == "" ? "" : ", ") "&a" i; continue }
    program = program " (a" i ": " type(list[i]) ")"
    call = call (call == "" ? "" : ", ") "a" i
  }
  if (program == "let " id) program = program " ()"
  result = type(result)
  if (has_out) result = "_"
  if (result == "char byref") result = "_"
  if (is_new) { emit(short ".new", program " : " static_name(object) " = new " static_name(object) "(" call ")"); return }
  if (is_static && name in operator) {
    op = operator[name]
    if (op ~ /^~/) call = substr(op, 2) " a1"
    else call = "a1 " op " a2"
    emit(key, program " : " result " = " call)
    return
  }
  if (is_static && name ~ /^\(/) { emit(key, program " : " result " = a1 " substr(name, 2, length(name) - 2) " a2"); return }
  emit(key, program " : " result " = " (is_static ? static_name(object) : "x") "." name "(" call ")")
}

# `'T list` as the owner of a static member is List<'T>.
function static_name(t) {
  if (t == "'T list") return "list<'T>"
  if (t == "'T option") return "Option<'T>"
  if (t == "'T voption") return "ValueOption<'T>"
  if (t == "Task<'T>") return "Task"
  if (t ~ /^'T\[/) return "Array"
  if (t in full_name) return full_name[t]
  return t
}
