"""limits_programs: for each construct of F# that is a list, the program that has n of it.

A construct is a function of n that returns the text of a program, or a dictionary of file names and texts. The program ends
normally and prints what `expected` in its first line says.
"""

CONSTRUCTS = {}


def construct(*names):
    """Registers a function; with names, one construct a name, which the function receives."""
    def add(function):
        if not names: CONSTRUCTS[function.__name__] = function
        for name in names: CONSTRUCTS[function.__name__ + '_' + name] = lambda n, name=name: function(n, name)
        return function
    return add


def each(n, text, joint=' ', first=1):
    """text with @ replaced by first, first + 1 ..., n of them."""
    return joint.join(text.replace('@', str(i)) for i in range(first, first + n))


def lines(n, text, indent='', first=1):
    return ''.join(indent + text.replace('@', str(i)) + '\n' for i in range(first, first + n))


def total(n):
    return n * (n + 1) // 2


def prints(body, value, expected):
    """A program of the declarations `body` that prints the int `value`."""
    return '// %s\n%s\nprintfn "%%d" (%s)\n' % (expected, body.rstrip('\n'), value)


def sums(n, name='a@', indent='  '):
    """A block that adds n variables, one a line: no deep expression."""
    return indent + 'let mutable sum = 0\n' + lines(n, 'sum <- sum + ' + name, indent) + indent + 'sum\n'


def types(n):
    return lines(n, 'type T@ = T@')


# ---- parameters and arguments ----

@construct()
def params_curried(n):
    return prints('let f %s =\n%s' % (each(n, '(a@: int)'), sums(n)), 'f ' + each(n, '@'), total(n))


@construct()
def params_tupled(n):
    return prints('let f (%s) =\n%s' % (each(n, 'a@: int', ', '), sums(n)), 'f (%s)' % each(n, '@', ', '), total(n))


@construct()
def params_local(n):
    return prints('let g k =\n  let f %s =\n%s  f %s' % (each(n, 'a@'), sums(n, 'a@ + k', '    '), each(n, '@')), 'g 1', total(n) + n)


@construct()
def params_lambda(n):
    return prints('let f = fun %s ->\n%s' % (each(n, '(a@: int)'), sums(n)), 'f ' + each(n, '@'), total(n))


@construct()
def params_partial(n):
    return prints('let f %s =\n%slet g = f %s\nlet h = g %s' % (
        each(n, '(a@: int)'), sums(n), each(n // 2, '@'), each(n - n // 2 - 1, '@', ' ', n // 2 + 1)), 'h %d' % n, total(n))


@construct()
def params_of_value(n):
    return prints('let f %s =\n%slet apply (g: %s -> int) = g %s' % (
        each(n, '(a@: int)'), sums(n), each(n, 'int', ' -> '), each(n, '@')), 'apply f', total(n))


@construct('static', 'instance', 'curried')
def params_member(n, kind):
    head, call = {'static': ('static member M', 'C.M'), 'instance': ('member _.M', 'C().M'), 'curried': ('member _.M ', 'C().M ')}[kind]
    if kind == 'curried':
        return prints('type C() =\n  %s%s =\n%s' % (head, each(n, '(a@: int)'), sums(n, indent='    ')), call + each(n, '@'), total(n))
    return prints('type C() =\n  %s(%s) =\n%s' % (head, each(n, 'a@: int', ', '), sums(n, indent='    ')), '%s(%s)' % (call, each(n, '@', ', ')), total(n))


@construct()
def params_floats(n):
    return prints('let f %s =\n  let mutable sum = 0.0\n%s  sum' % (each(n, '(a@: float)'), lines(n, 'sum <- sum + a@', '  ')),
                  'int (f %s)' % each(n, '@.0'), total(n))


@construct()
def params_strings(n):
    return prints('let f %s =\n  let mutable sum = 0\n%s  sum' % (each(n, '(a@: string)'), lines(n, 'sum <- sum + a@.Length', '  ')),
                  'f %s' % each(n, '"@x"'), sum(len(str(i)) + 1 for i in range(1, n + 1)))


@construct()
def params_constructor(n):
    return prints('type C(%s) =\n  member _.Sum =\n%s' % (each(n, 'a@: int', ', '), sums(n, indent='    ')), 'C(%s).Sum' % each(n, '@', ', '), total(n))


@construct()
def params_optional(n):
    return prints('type C() =\n  static member M(%s) =\n    let mutable sum = 0\n%s    sum' % (
        each(n, '?a@: int', ', '), lines(n, 'sum <- sum + defaultArg a@ 100', '    ')), 'C.M(%s)' % each(n - 1, '@', ', '), total(n - 1) + 100)


@construct()
def arguments_named(n):
    return prints('type C() =\n  static member M(%s) =\n%s' % (each(n, 'a@: int', ', '), sums(n, indent='    ')), 'C.M(%s)' % each(n, 'a@ = @', ', '), total(n))


@construct()
def arguments_settings(n):
    return prints('type C() =\n%s  member c.Sum =\n%s' % (lines(n, 'member val P@ = 0 with get, set', '  '), sums(n, 'c.P@', '    ')),
                  'C(%s).Sum' % each(n, 'P@ = @', ', '), total(n))


@construct()
def arguments_param_array(n):
    return prints('open System\ntype C() =\n  static member M([<ParamArray>] items: int[]) = Array.sum items', 'C.M(%s)' % each(n, '@', ', '), total(n))


@construct()
def params_delegate(n):
    return prints('type D = delegate of %s -> int\nlet d = D(fun %s ->\n%s  )' % (each(n, 'int', ' * '), each(n, 'a@'), sums(n)),
                  'd.Invoke(%s)' % each(n, '@', ', '), total(n))


@construct()
def params_byref(n):
    return prints('type C() =\n  static member M(%s) =\n%s\nlet run () =\n%s  C.M(%s)\n%s' % (
        each(n, 'a@: byref<int>', ', '), lines(n, 'a@ <- @', '    '), lines(n, 'let mutable x@ = 0', '  '), each(n, '&x@', ', '), sums(n, 'x@')), 'run ()', total(n))


@construct()
def params_out(n):
    return prints('open System.Runtime.InteropServices\ntype C() =\n  static member M(k: int, %s) =\n%s    k\nlet run () =\n  let r, %s = C.M(0)\n%s' % (
        each(n - 1, '[<Out>] a@: byref<int>', ', '), lines(n - 1, 'a@ <- @', '    '), each(n - 1, 'x@', ', '), sums(n - 1, 'x@')), 'run ()', total(n - 1))


@construct()
def params_inline(n):
    return prints('let inline f %s =\n%s' % (each(n, 'a@'), sums(n)), 'f ' + each(n, '@'), total(n))


@construct()
def params_tuple_pattern(n):
    return prints('let f ((%s), b) =\n%s' % (each(n, 'a@', ', '), sums(n, 'a@ + b')), 'f ((%s), 1)' % each(n, '@', ', '), total(n) + n)


@construct()
def params_trait(n):
    return prints('type C() =\n  static member M(%s) = a1\nlet inline call (c: ^T) =\n  (^T: (static member M: %s -> int) (%s))' % (
        each(n, 'a@: int', ', '), each(n, 'int', ' * '), each(n, '@', ', ')), 'call (C())', 1)


# ---- type parameters ----

@construct()
def type_params_inferred(n):
    return prints('let f %s = a1, a%d' % (each(n, 'a@'), n), 'fst (f %s)' % each(n, '@'), 1)


@construct()
def type_params_captured(n):
    return prints('let f %s =\n  let inner () = (%s)\n  inner ()\nlet (%s) = f %s' % (
        each(n, 'a@'), each(n, 'a@', ', '), each(n, 'x@', ', '), each(n, '@')), 'x1 + x%d' % n, 1 + n)


@construct()
def type_params_inner(n):
    return prints('let f %s =\n  let inner z =\n%s    z\n  inner 1 + inner 2' % (each(n, 'a@'), lines(n, 'ignore a@', '    ')), 'f %s' % each(n, '@'), 3)


@construct()
def type_params_seq(n):
    return prints('let f %s = seq {\n%s  yield 1 }' % (each(n, 'a@'), lines(n, 'ignore a@', '  ')), 'f %s |> Seq.sum' % each(n, '"@"'), 1)


@construct('function', 'member', 'class', 'record', 'union', 'interface', 'abbreviation', 'struct')
def type_params(n, kind):
    params, arguments = each(n, "'a@", ', '), each(n, 'int', ', ')
    return {
        'function': lambda: prints('let f<%s> %s = 1' % (params, each(n, "(x@: 'a@)")), 'f<%s> %s' % (arguments, each(n, '@')), 1),
        'member': lambda: prints('type C() =\n  member _.M<%s>(%s) = 1' % (params, each(n, "x@: 'a@", ', ')), 'C().M<%s>(%s)' % (arguments, each(n, '@', ', ')), 1),
        'class': lambda: prints("type C<%s>(x: 'a1, y: 'a%d) =\n  member _.X = x\n  member _.Y = y" % (params, n), 'let c = C<%s>(1, 2) in c.X + c.Y' % arguments, 3),
        'record': lambda: prints('type R<%s> = { %s }\nlet r = { %s }' % (params, each(n, "F@: 'a@", '; '), each(n, 'F@ = @', '; ')), 'r.F1 + r.F%d' % n, 1 + n),
        'union': lambda: prints("type U<%s> =\n%slet u: U<%s> = C%d 7" % (params, lines(n, "| C@ of 'a@", '  '), arguments, n), 'match u with C%d x -> x | _ -> 0' % n, 7),
        'interface': lambda: prints("type I<%s> =\n  abstract M: 'a1 -> 'a%d\nlet o = { new I<%s> with member _.M x = x }" % (params, n, arguments), 'o.M 5', 5),
        'abbreviation': lambda: prints("type A<%s> = (%s)\nlet f (x: A<%s>) = let (%s) = x in x1 + x%d" % (
            params, each(n, "'a@", ' * '), arguments, each(n, 'x@', ', '), n), 'f (%s)' % each(n, '@', ', '), 1 + n),
        'struct': lambda: prints("[<Struct>]\ntype S<%s> = { %s }\nlet s = { %s }" % (params, each(n, "F@: 'a@", '; '), each(n, 'F@ = @', '; ')), 's.F1 + s.F%d' % n, 1 + n),
    }[kind]()


@construct()
def type_constraints(n):
    return prints('%stype C() =\n%slet f<\'a when %s> (x: \'a) =\n%s' % (
        lines(n, 'type I@ = abstract M@: int'), lines(n, 'interface I@ with member _.M@ = @', '  '), each(n, "'a :> I@", ' and '), sums(n, '(x :> I@).M@')), 'f (C())', total(n))


@construct()
def trait_constraints(n):
    return prints('type C() =\n%slet inline f (x: ^T when %s) =\n%s' % (
        lines(n, 'member _.M@ = @', '  '), each(n, '^T: (member M@: int)', ' and '), sums(n, '(^T: (member M@: int) x)')), 'f (C())', total(n))


@construct()
def trait_support(n):
    return prints('type C1() = static member M(x: int) = x\n%slet inline f (%s) = ((%s): (static member M: int -> int) 5)' % (
        lines(n - 1, 'type C@() = class end', '', 2),
        each(n, 'c@: ^T@', ', '), each(n, '^T@', ' or ')), 'f (%s)' % each(n, 'C@()', ', '), 5)


# ---- overloads ----

@construct('static', 'instance', 'constructor', 'indexer', 'property', 'extension', 'interface', 'setter', 'slice')
def overloads(n, kind):
    owner = {
        'static': ('type C() =\n%s' % lines(n, 'static member M(_: T@) = @', '  '), 'C.M(T@)'),
        'instance': ('type C() =\n%s' % lines(n, 'member _.M(_: T@) = @', '  '), 'C().M(T@)'),
        'constructor': ('type C(k: int) =\n  member _.K = k\n%s' % lines(n, 'new(_: T@) = C(@)', '  '), 'C(T@).K'),
        'indexer': ('type C() =\n%s' % lines(n, 'member _.Item with get (_: T@) = @', '  '), 'C().[T@]'),
        'property': ('type C() =\n%s' % lines(n, 'member _.P with get (_: T@) = @', '  '), 'C().P(T@)'),
        'extension': ('type C() = class end\ntype C with\n%s' % lines(n, 'member _.M(_: T@) = @', '  '), 'C().M(T@)'),
        'interface': ('type I =\n%slet make () = { new I with\n%s            }\n' % (lines(n, 'abstract M: T@ -> int', '  '), lines(n, 'member _.M(_: T@) = @', '            ')), 'make().M(T@)'),
        'setter': ('type C() =\n  let mutable k = 0\n  member _.K = k\n%s' % lines(n, 'member _.Item with set (_: T@) (v: int) = k <- v + @', '  '), '(let c = C() in c.[T@] <- 0; c.K)'),
        'slice': ('type C() =\n%s' % lines(n, 'member _.GetSlice(a: T@ option, b: T@ option) = @', '  '), 'C().[T@ .. T@]'),
    }[kind]
    used = [1, n // 2, n]
    body = 'let run () =\n  let mutable sum = 0\n%s  sum' % ''.join('  sum <- sum + %s\n' % owner[1].replace('@', str(i)) for i in used)
    return prints(types(n) + owner[0] + body, 'run ()', sum(used))


@construct()
def overloads_by_count(n):
    n = min(n, 300)
    return prints('type C() =\n%s' % ''.join('  static member M(%s) = %d\n' % (each(i, 'a@: int', ', '), i) for i in range(1, n + 1)),
                  'C.M(1) + C.M(%s)' % each(min(n, 40), '@', ', '), 1 + min(n, 40))


@construct('binary', 'explicit', 'implicit', 'unary', 'mixed')
def operators(n, kind):
    used = [1, n // 2, n]
    if kind == 'binary':
        decl, use = 'type C() =\n%s' % lines(n, 'static member (+) (_: C, _: T@) = @', '  '), 'C() + T@'
    elif kind == 'mixed':
        decl, use = 'type C() =\n%s' % lines(n, 'static member (-) (_: T@, _: C) = @', '  '), 'T@ - C()'
    elif kind == 'explicit':
        decl, use = 'type C() =\n%s' % lines(n, 'static member op_Explicit(_: C) : T@ = T@', '  '), '(let (t: T@) = C.op_Explicit (C()) in match t with T@ -> @)'
    elif kind == 'implicit':
        decl, use = 'type C() =\n%s' % lines(n, 'static member op_Implicit(_: C) : T@ = T@', '  '), '(let (t: T@) = C() in match t with T@ -> @)'
    else:
        decl, use = 'type C(k: int) =\n  member _.K = k\n  static member (~-) (c: C) = C(c.K + 1)\n', '(%sC(@)%s).K' % ('-(' * (n % 50), ')' * (n % 50))
        return prints(types(1) + decl, use.replace('@', '0'), n % 50)
    body = 'let run () =\n  let mutable sum = 0\n%s  sum' % ''.join('  sum <- sum + (%s)\n' % use.replace('@', str(i)) for i in used)
    return prints('#nowarn "3391"\n' + types(n) + decl + body, 'run ()', sum(used))


@construct()
def operators_custom(n):
    names = ['+' + '+' * (i % 60 + 1) + '*' * (i // 60) for i in range(n)]
    return prints(''.join('let (%s) a b = a + b + %d\n' % (name, i) for i, name in enumerate(names)) + 'let mutable sum = 0\n' +
                  ''.join('sum <- sum %s 1\n' % name for name in names), 'sum', sum(i + 1 for i in range(n)))


# ---- definitions ----

@construct()
def union_cases(n):
    return prints('type U =\n%slet value u =\n  match u with\n%s' % (lines(n, '| C@', '  '), lines(n, '| C@ -> @', '  ')),
                  'List.sumBy value [C1; C%d; C%d]' % (n // 2, n), 1 + n // 2 + n)


@construct()
def union_cases_of(n):
    return prints('type U =\n%slet value u =\n  match u with\n%slet all = [C1 1; C%d 1; C%d 1]\nlet same = if List.distinct all = all && compare all.[0] all.[2] < 0 then 0 else 1000' % (
        lines(n, '| C@ of int', '  '), lines(n, '| C@ x -> @ + x', '  '), n // 2, n), 'List.sumBy value all + same', 4 + n // 2 + n)


@construct()
def union_fields(n):
    return prints('type U =\n  | A of %s\n  | B\nlet value u =\n  match u with\n  | A (%s) ->\n%s  | B -> 0\nlet u = A (%s)' % (
        each(n, 'int', ' * '), each(n, 'a@', ', '), sums(n, indent='    '), each(n, '@', ', ')), 'if u = u && u <> B then value u else 0', total(n))


@construct()
def union_fields_named(n):
    return prints('type U =\n  | A of %s\n  | B\nlet value u =\n  match u with\n  | A (%s) ->\n%s  | B -> 0' % (
        each(n, 'f@: int', ' * '), each(n, 'f@ = a@', '; '), sums(n, indent='    ')), 'value (A (%s))' % each(n, 'f@ = @', ', '), total(n))


@construct()
def union_tree(n):
    return prints('type U =\n%s' % lines(n, '| C@ of U list', '  ') + 'let rec size u =\n  match u with\n%s' % lines(n, '| C@ l -> @ + List.sumBy size l', '  '),
                  'size (C1 [C%d []; C%d []])' % (n, n), 1 + 2 * n)


@construct()
def record_fields(n):
    return prints('type R = { %s }\nlet r = { %s }\nlet value r =\n%s' % (each(n, 'F@: int', '; '), each(n, 'F@ = @', '; '), sums(n, 'r.F@')),
                  'value r + (if r = { r with F1 = 1 } && hash r = hash { r with F1 = 1 } && compare r { r with F%d = 0 } > 0 then 0 else 1)' % n, total(n))


@construct()
def record_mutable(n):
    return prints('type R = { %s }\nlet r = { %s }\n%slet value r =\n%s' % (
        each(n, 'mutable F@: int', '; '), each(n, 'F@ = 0', '; '), lines(n, 'r.F@ <- @'), sums(n, 'r.F@')), 'value r', total(n))


@construct()
def record_copy(n):
    return prints('type R = { %s }\nlet r = { %s }\nlet q = { r with %s }\nlet value r =\n%s' % (
        each(n, 'F@: int', '; '), each(n, 'F@ = 0', '; '), each(n - 1, 'F@ = @', '; '), sums(n, 'r.F@')), 'value q', total(n - 1))


@construct()
def record_copy_nested(n):
    return prints('type L0 = { V: int; K: int }\n%slet r0 = { V = 1; K = 5 }\n%slet q = { r%d with %s.V = 7 }' % (
        ''.join('type L%d = { I%d: L%d }\n' % (i, i, i - 1) for i in range(1, n + 1)),
        ''.join('let r%d = { I%d = r%d }\n' % (i, i, i - 1) for i in range(1, n + 1)), n,
        '.'.join('I%d' % i for i in range(n, 0, -1))), 'q.%s.V' % '.'.join('I%d' % i for i in range(n, 0, -1)), 7)


@construct()
def record_same_field(n):
    return prints('%slet r = { A = 1; B1 = 2 }' % lines(n, 'type R@ = { A: int; B@: int }'), 'r.B1 + (match box r with :? R1 -> 0 | _ -> 9)', 2)


@construct()
def record_show(n):
    return prints('type R = { %s }\nlet r = { %s }\nlet text = sprintf "%%A" r' % (each(n, 'F@: int', '; '), each(n, 'F@ = @', '; ')),
                  'if text.Contains "F1 = 1" && (string r).Length > 0 then 1 else 0', 1)


@construct()
def record_pattern(n):
    return prints('type R = { %s }\nlet value r =\n  match r with\n  | { %s } ->\n%s' % (each(n, 'F@: int', '; '), each(n, 'F@ = a@', '; '), sums(n, indent='    ')),
                  'value { %s }' % each(n, 'F@ = @', '; '), total(n))


@construct()
def record_of_many_types(n):
    kinds = ['int', 'string', 'float', 'byte', 'int64', 'bool', 'char', 'int option', 'int list']
    values = ['1', '"a"', '1.0', '1uy', '1L', 'true', "'a'", 'Some 1', '[1]']
    return prints('type R = { %s }\nlet r = { %s }' % ('; '.join('F%d: %s' % (i, kinds[i % 9]) for i in range(n)), '; '.join('F%d = %s' % (i, values[i % 9]) for i in range(n))),
                  'if r = { r with F0 = 1 } then r.F0 else 0', 1)


@construct()
def struct_fields(n):
    return prints('[<Struct>]\ntype S = { %s }\nlet value (s: S) =\n%slet pass (s: S) = value s\nlet s = { %s }' % (
        each(n, 'F@: int', '; '), sums(n, 's.F@'), each(n, 'F@ = @', '; ')), 'pass s + value [| s; s |].[1]', 2 * total(n))


@construct()
def struct_tuple(n):
    return prints('let f (struct (%s)) =\n%slet t = struct (%s)' % (each(n, 'a@', ', '), sums(n), each(n, '@', ', ')), 'f t', total(n))


@construct()
def struct_union(n):
    return prints('[<Struct>]\ntype U =\n%slet value u =\n  match u with\n%s' % (lines(n, '| C@ of f@: int', '  '), lines(n, '| C@ x -> @ + x', '  ')), 'value (C1 1) + value (C%d 1)' % n, 3 + n)


@construct()
def anonymous_fields(n):
    return prints('let r = {| %s |}\nlet value () =\n%s' % (each(n, 'F@ = @', '; '), sums(n, 'r.F@')), 'if r = {| r with F1 = 1 |} then value () else 0', total(n))


@construct()
def tuple_elements(n):
    return prints('let t = (%s)\nlet value (%s) =\n%s' % (each(n, '@', ', '), each(n, 'a@', ', '), sums(n)), 'if t = t && hash t = hash t then value t else 0', total(n))


@construct()
def tuple_pattern(n):
    return prints('let f t =\n  match t with\n  | (%s) -> 0\n  | (%s) ->\n%s' % (each(n, '0', ', '), each(n, 'a@', ', '), sums(n, indent='    ')), 'f (%s)' % each(n, '@', ', '), total(n))


@construct()
def tuple_result(n):
    return prints('let f k = (%s)\nlet g k =\n  let (%s) = f k\n%s' % (each(n, 'k + @', ', '), each(n, 'a@', ', '), sums(n)), 'g 0', total(n))


@construct()
def enum_cases(n):
    return prints('type E =\n%slet value e =\n  match e with\n%s  | _ -> 0' % (lines(n, '| C@ = @', '  '), lines(n, '| E.C@ -> @', '  ')), 'value E.C1 + int E.C%d + (string E.C%d).Length' % (n, n), 1 + n + len('C%d' % n))


@construct()
def class_lets(n):
    return prints('type C(k: int) =\n%s  member _.Sum =\n%s' % (lines(n, 'let a@ = k + @', '  '), sums(n, indent='    ')), 'C(0).Sum', total(n))


@construct()
def class_fields(n):
    return prints('type C =\n%s  new() = { %s }\n  member c.Sum =\n%s' % (lines(n, 'val mutable a@: int', '  '), each(n, 'a@ = @', '; '), sums(n, 'c.a@', '    ')), 'C().Sum', total(n))


@construct()
def class_members(n):
    return prints('type C() =\n%s' % lines(n, 'member _.M@(x: int) = x + @', '  ') + 'let c = C()\nlet value () =\n%s' % sums(n, 'c.M@(0)'), 'value ()', total(n))


@construct()
def class_properties(n):
    return prints('type C() =\n%slet c = C()\n%slet value () =\n%s' % (lines(n, 'member val P@ = 0 with get, set', '  '), lines(n, 'c.P@ <- @'), sums(n, 'c.P@')), 'value ()', total(n))


@construct()
def class_static(n):
    return prints('type C() =\n%s%slet value () =\n%s' % (lines(n, 'static let mutable s@ = @', '  '), lines(n, 'static member S@ = s@', '  '), sums(n, 'C.S@')), 'value ()', total(n))


@construct()
def class_virtual(n):
    return prints('[<AbstractClass>]\ntype B() =\n%stype C() =\n  inherit B()\n%slet b = C() :> B\nlet value () =\n%s' % (
        lines(n, 'abstract M@: int -> int', '  '), lines(n, 'override _.M@ x = x + @', '  '), sums(n, 'b.M@ 0')), 'value ()', total(n))


@construct()
def class_depth(n):
    return prints('type C0() =\n  abstract M: int -> int\n  default _.M x = x\n%slet c = C%d() :> C0' % (
        ''.join('type C%d() =\n  inherit C%d()\n  override _.M x = base.M x + 1\n' % (i, i - 1) for i in range(1, n + 1)), n), 'c.M 0', n)


@construct()
def class_depth_plain(n):
    return prints('type C0() =\n  member _.V = 7\n%s' % ''.join('type C%d() =\n  inherit C%d()\n' % (i, i - 1) for i in range(1, n + 1)),
                  'C%d().V + (match box (C%d()) with :? C0 as c -> c.V | _ -> 0)' % (n, n), 14)


@construct()
def class_children(n):
    return prints('[<AbstractClass>]\ntype B() =\n  abstract V: int\n%slet all: B list = [%s]\nlet test (b: B) =\n  match b with\n%s  | _ -> 0' % (
        ''.join('type C%d() =\n  inherit B()\n  override _.V = %d\n' % (i, i) for i in range(1, n + 1)), each(n, 'C@()', '; '), lines(n, '| :? C@ -> @', '  ')),
        'List.sumBy (fun (b: B) -> b.V + test b) all', 2 * total(n))


@construct()
def interface_members(n):
    return prints('type I =\n%slet o = { new I with\n%s}\nlet value () =\n%s' % (
        lines(n, 'abstract M@: int -> int', '  '), lines(n, 'member _.M@ x = x + @', '            '), sums(n, 'o.M@ 0')), 'value ()', total(n))


@construct()
def interfaces_implemented(n):
    return prints('%stype C() =\n%slet c = C()\nlet value () =\n%s' % (
        lines(n, 'type I@ = abstract M: int'), lines(n, 'interface I@ with member _.M = @', '  '), sums(n, '(c :> I@).M')), 'value ()', total(n))


@construct()
def interfaces_tested(n):
    return prints('%stype C() =\n%slet value (c: obj) =\n%s' % (
        lines(n, 'type I@ = abstract M: int'), lines(n, 'interface I@ with member _.M = @', '  '), sums(n, '(match c with :? I@ as i -> i.M | _ -> 1000000)')), 'value (C())', total(n))


@construct()
def interfaces_generic(n):
    return prints("%stype I<'T> = abstract M: int\ntype C() =\n%slet c = C()\nlet value () =\n%s" % (
        types(n), lines(n, 'interface I<T@> with member _.M = @', '  '), sums(n, '(c :> I<T@>).M')), 'value ()', total(n))


@construct()
def interfaces_inherited(n):
    return prints('%stype J =\n%slet o = { new J with member _.Z = 0\n%s}\nlet value () =\n%s' % (
        lines(n, 'type I@ = abstract M@: int'), lines(n, 'inherit I@', '  ') + '  abstract Z: int\n', lines(n, 'interface I@ with member _.M@ = @', '          '), sums(n, '(o :> I@).M@')),
        'value ()', total(n))


@construct()
def interfaces_depth(n):
    return prints('type I0 = abstract M0: int\n%slet o = { new I%d with member _.M%d = %d\n%s}' % (
        ''.join('type I%d =\n  inherit I%d\n  abstract M%d: int\n' % (i, i - 1, i) for i in range(1, n + 1)), n, n, n,
        ''.join('          interface I%d with member _.M%d = %d\n' % (i, i, i) for i in range(n - 1, -1, -1))), '(o :> I0).M0 + o.M%d' % n, n)


@construct()
def types_recursive(n):
    return prints('type A0 = { V: int; N0: A1 option }\n%sand A%d = { W: int }\nlet a: A0 = { V = 1; N0 = None }' % (
        ''.join('and A%d = { N%d: A%d option; P%d: A0 option }\n' % (i, i, i + 1, i) for i in range(1, n)), n), 'a.V', 1)


@construct()
def types_nested_structs(n):
    return prints('[<Struct>]\ntype S0 = { V0: int }\n%slet s0 = { V0 = 3 }\n%s' % (
        ''.join('[<Struct>]\ntype S%d = { V%d: S%d }\n' % (i, i, i - 1) for i in range(1, n + 1)),
        ''.join('let s%d = { V%d = s%d }\n' % (i, i, i - 1) for i in range(1, n + 1))), 's%d%s' % (n, ''.join('.V%d' % i for i in range(n, -1, -1))), 3)


@construct()
def types_abbreviated(n):
    return prints('type A0 = int\n%slet x: A%d = 5' % (''.join('type A%d = A%d\n' % (i, i - 1) for i in range(1, n + 1)), n), 'x', 5)


@construct()
def functions_mutual(n):
    return prints('let rec f0 (x: int) : int = if x = 0 then 7 else f1 (x - 1)\n%s' % ''.join(
        'and f%d x = if x = 0 then %d else f%d (x - 1)\n' % (i, i, (i + 1) % (n + 1)) for i in range(1, n + 1)), 'f0 %d' % n, n)


@construct()
def functions_calling(n):
    return prints('let f0 x = x + 1\n%s' % ''.join('let f%d x = f%d (x + 1)\n' % (i, i - 1) for i in range(1, n + 1)), 'f%d 0' % n, n + 1)


@construct()
def functions_inline(n):
    return prints('let inline f0 x = x + 1\n%s' % ''.join('let inline f%d x = f%d x\n' % (i, i - 1) for i in range(1, n + 1)), 'f%d 0' % n, 1)


@construct()
def functions_generic(n):
    return prints('%slet value () =\n%s' % (lines(n, 'let f@ x = x'), sums(n, 'f@ @')), 'value ()', total(n))


@construct()
def exceptions(n):
    return prints('%slet value k =\n  try\n    match k with\n%s    | _ -> 0\n  with\n%s\nlet mutable sum = 0\nfor k in [1; %d; %d] do sum <- sum + value k' % (
        lines(n, 'exception E@ of int'), lines(n, '| @ -> raise (E@ @)', '    '), lines(n, '| E@ x -> x', '  '), n // 2, n), 'sum', 1 + n // 2 + n)


@construct()
def measures(n):
    return prints('%slet x: float<%s> = LanguagePrimitives.FloatWithMeasure 2.0\nlet y = x * x' % (lines(n, '[<Measure>] type m@'), each(n, 'm@')), 'int (float (y / x))', 2)


@construct()
def measure_power(n):
    return prints('[<Measure>] type m\nlet x: float<m^%d> = LanguagePrimitives.FloatWithMeasure 2.0\nlet y = x * x' % n, 'int (float (y / x))', 2)


@construct()
def measure_inferred(n):
    return prints('%slet f %s = %s' % (lines(n, '[<Measure>] type m@'), each(n, '(a@: float<m@>)'), each(n, 'a@', ' * ')),
                  'int (float (f %s))' % each(n, '1.0<m@>'), 1)


@construct()
def attributes(n):
    return prints('open System\n[<AttributeUsage(AttributeTargets.All, AllowMultiple = true)>]\ntype A(k: int) =\n  inherit Attribute()\n[<%s>]\nlet f x = x + 1' % each(n, 'A(@)', '; '), 'f 1', 2)


@construct()
def attributes_apart(n):
    return prints('open System\n[<AttributeUsage(AttributeTargets.All, AllowMultiple = true)>]\ntype A(k: int) =\n  inherit Attribute()\n%stype C() =\n  member _.V = 1' % lines(n, '[<A(@)>]'), 'C().V', 1)


@construct()
def active_params(n):
    return prints('let (|P|_|) %s x = if a1 + a%d = x then Some x else None' % (each(n, '(a@: int)'), n), 'match %d with P %s y -> y | _ -> 0' % (1 + n, each(n, '@')), 1 + n)


@construct()
def active_patterns(n):
    return prints('%slet value x =\n  match x with\n%s  | _ -> 0' % (lines(n, 'let (|P@|_|) x = if x = @ then Some @ else None'), lines(n, '| P@ y -> y', '  ')), 'value 1 + value %d' % n, 1 + n)


# ---- modules, files ----

@construct()
def modules_nested(n):
    return prints('%s%slet v = 5' % (''.join(' ' * i + 'module M%d =\n' % i for i in range(n)), ' ' * n), '%s.v' % '.'.join('M%d' % i for i in range(n)), 5)


@construct()
def modules_beside(n):
    return prints('%slet value () =\n%s' % (lines(n, 'module M@ =\n  let v = @'), sums(n, 'M@.v')), 'value ()', total(n))


@construct()
def modules_opened(n):
    return prints('%s%slet value () =\n%s' % (lines(n, 'module M@ =\n  let v@ = @'), lines(n, 'open M@'), sums(n, 'v@')), 'value ()', total(n))


@construct()
def namespace_path(n):
    path = '.'.join('N%d' % i for i in range(n))
    return {'a.fs': '// 5\nnamespace %s\nmodule M =\n  let v = 5\n' % path, 'b.fs': 'module Main\nprintfn "%%d" %s.M.v\n' % path}


@construct()
def namespaces(n):
    return {'a.fs': '// %d\n' % (1 + n) + lines(n, 'namespace N@\nmodule M =\n  let v = @'), 'b.fs': 'module Main\nprintfn "%%d" (N1.M.v + N%d.M.v)\n' % n}


@construct()
def files(n):
    made = {'a%d.fs' % i: 'module A%d\nlet v = %s + 1\n' % (i, 'A%d.v' % (i - 1) if i > 1 else '0') for i in range(1, n + 1)}
    made['a1.fs'] = '// %d\n' % n + made['a1.fs']
    made['z.fs'] = 'module Z\nprintfn "%%d" A%d.v\n' % n
    return made


@construct()
def project_files(n):
    made = files(n)
    made['p.fsproj'] = '<Project Sdk="Microsoft.NET.Sdk">\n<PropertyGroup><OutputType>Exe</OutputType></PropertyGroup>\n<ItemGroup>\n%s<Compile Include="z.fs" />\n</ItemGroup>\n</Project>\n' % lines(n, '<Compile Include="a@.fs" />')
    return made


@construct()
def projects(n):
    made = {}
    for i in range(1, n + 1):
        made['p%d/a.fs' % i] = 'module A%d\nlet v = %s + 1\n' % (i, 'A%d.v' % (i - 1) if i > 1 else '0')
        made['p%d/p.fsproj' % i] = '<Project Sdk="Microsoft.NET.Sdk">\n<ItemGroup>\n<Compile Include="a.fs" />%s</ItemGroup>\n</Project>\n' % (
            '<ProjectReference Include="../p%d/p.fsproj" />' % (i - 1) if i > 1 else '')
    made['p1/a.fs'] = '// %d\n' % n + made['p1/a.fs']
    made['z.fs'] = 'module Z\nprintfn "%%d" A%d.v\n' % n
    made['p.fsproj'] = '<Project Sdk="Microsoft.NET.Sdk">\n<PropertyGroup><OutputType>Exe</OutputType></PropertyGroup>\n<ItemGroup>\n<Compile Include="z.fs" /><ProjectReference Include="p%d/p.fsproj" />\n</ItemGroup>\n</Project>\n' % n
    return made


@construct()
def project_references(n):
    made = {}
    for i in range(1, n + 1):
        made['p%d/a.fs' % i] = 'module A%d\nlet v = %d\n' % (i, i)
        made['p%d/p.fsproj' % i] = '<Project Sdk="Microsoft.NET.Sdk">\n<ItemGroup>\n<Compile Include="a.fs" /></ItemGroup>\n</Project>\n'
    made['p1/a.fs'] = '// %d\n' % (n + 1) + made['p1/a.fs']
    made['z.fs'] = 'module Z\nprintfn "%%d" (A1.v + A%d.v)\n' % n
    made['p.fsproj'] = '<Project Sdk="Microsoft.NET.Sdk">\n<PropertyGroup><OutputType>Exe</OutputType></PropertyGroup>\n<ItemGroup>\n<Compile Include="z.fs" />%s\n</ItemGroup>\n</Project>\n' % lines(n, '<ProjectReference Include="p@/p.fsproj" />')
    return made


@construct()
def project_properties(n):
    return {'a.fs': '// 1\nmodule A\n#if D%d\nprintfn "1"\n#else\nprintfn "0"\n#endif\n' % n,
            'p.fsproj': '<Project Sdk="Microsoft.NET.Sdk">\n<PropertyGroup><OutputType>Exe</OutputType>\n%s<DefineConstants>%s</DefineConstants></PropertyGroup>\n<ItemGroup><Compile Include="a.fs" /></ItemGroup>\n</Project>\n' % (
                lines(n, '<X@>$(X1)y</X@>'), each(n, 'D@', ';'))}


@construct()
def scripts_loaded(n):
    made = {'a%d.fsx' % i: ('#load "a%d.fsx"\n' % (i - 1) if i > 1 else '') + 'let v = %s + 1\n' % ('A%d.v' % (i - 1) if i > 1 else '0') for i in range(1, n + 1)}
    made['z.fsx'] = '// %d\n#load "a%d.fsx"\nprintfn "%%d" A%d.v\n' % (n, n, n)
    return {name: made[name] for name in ['z.fsx'] + sorted(made)}


@construct()
def directives_nested(n):
    return prints('%slet x = 1\n%slet y = 2' % ('#if !NEVER\n' * n, '#endif\n' * n), 'y', 2)


@construct()
def directive_condition(n):
    return prints('#if %s\nlet x = 1\n#else\nlet x = 2\n#endif' % each(n, 'D@', ' || '), 'x', 2)


@construct()
def directive_parentheses(n):
    return prints('#if %sNEVER%s\nlet x = 1\n#else\nlet x = 2\n#endif' % ('(' * n, ')' * n), 'x', 2)


@construct()
def signature_values(n):
    return {'a.fsi': '// %d\nmodule A\n%s' % (1 + n, lines(n, 'val f@: int -> int')), 'a.fs': 'module A\n%s' % lines(n, 'let f@ x = x + @'), 'b.fs': 'module B\nprintfn "%%d" (A.f1 0 + A.f%d 0)\n' % n}


@construct()
def signature_params(n):
    return {'a.fsi': '// %d\nmodule A\nval f: %s -> int\n' % (1 + n, each(n, 'int', ' -> ')), 'a.fs': 'module A\nlet f %s = a1 + a%d\n' % (each(n, '(a@: int)'), n), 'b.fs': 'module B\nprintfn "%%d" (A.f %s)\n' % each(n, '@')}


@construct()
def signature_generic(n):
    return {'a.fsi': '// 1\nmodule A\nval f: %s -> \'a1\n' % each(n, "'a@", ' -> '), 'a.fs': 'module A\nlet f %s = a1\n' % each(n, 'a@'), 'b.fs': 'module B\nprintfn "%%d" (A.f %s)\n' % each(n, '@')}


@construct()
def signature_members(n):
    return {'a.fsi': '// %d\nmodule A\n[<Class>]\ntype C =\n  new: unit -> C\n%s' % (1 + n, lines(n, 'member M@: int -> int', '  ')), 'a.fs': 'module A\ntype C() =\n%s' % lines(n, 'member _.M@(x: int) = x + @', '  '),
            'b.fs': 'module B\nlet c = A.C()\nprintfn "%%d" (c.M1 0 + c.M%d 0)\n' % n}


@construct()
def signature_interfaces(n):
    return {'a.fsi': '// %d\nmodule A\n%s[<Class>]\ntype C =\n  new: unit -> C\n%s' % (n, lines(n, 'type I@ =\n  abstract M: int'), lines(n, 'interface I@', '  ')),
            'a.fs': 'module A\n%stype C() =\n%s' % (lines(n, 'type I@ =\n  abstract M: int'), lines(n, 'interface I@ with member _.M = @', '  ')),
            'b.fs': 'module B\nprintfn "%%d" (A.C() :> A.I%d).M\n' % n}


@construct()
def signature_type(n):
    return {'a.fsi': '// 1\nmodule A\ntype R = { %s }\ntype U =\n%sval r: R\n' % (each(n, 'F@: int', '; '), lines(n, '| C@ of int', '  ')),
            'a.fs': 'module A\ntype R = { %s }\ntype U =\n%slet r = { %s }\n' % (each(n, 'F@: int', '; '), lines(n, '| C@ of int', '  '), each(n, 'F@ = @', '; ')),
            'b.fs': 'module B\nprintfn "%d" A.r.F1\n'}


# ---- nesting ----

@construct('parentheses', 'begin', 'list', 'array', 'tuple', 'if', 'match', 'fun', 'let', 'try', 'finally', 'call', 'some', 'seq', 'lazy', 'quotation',
           'typed', 'unary', 'not', 'string', 'record', 'anonymous', 'object', 'dot', 'index')
def nested(n, kind):
    if kind == 'list': return prints('let x = %s1%s' % ('[' * n, ']' * n), '(List.length x)', 1)
    if kind == 'array': return prints('let x = %s1%s' % ('[|' * n, '|]' * n), 'Array.length x', 1)
    if kind == 'tuple': return prints('let x = %s1%s' % ('(' * n, ', 2)' * n), 'snd x', 2)
    if kind == 'some': return prints('let x = %sSome 1%s' % ('Some (' * n, ')' * n), 'if Option.isSome x then 1 else 0', 1)
    if kind == 'seq': return prints('let x = %sseq { yield 1 }%s' % ('seq { yield! ' * n, ' }' * n), 'Seq.sum x', 1)
    if kind == 'lazy': return prints('let x = %slazy 1%s' % ('lazy (' * n, ')' * n), 'if x.IsValueCreated then 0 else 1', 1)
    if kind == 'fun': return prints('let x = %s1%s' % ('(fun () -> ' * n, ')' * n), '(ignore x; 1)', 1)
    if kind == 'object': return prints('let x = %sobj ()%s' % ('{ new obj () with override _.ToString () = string (' * n, ') }' * n), '(ignore x; 1)', 1)
    if kind == 'quotation': return prints('let x = <@ %s1%s @>' % ('(fun () -> ' * n, ')' * n), '(ignore x; 1)', 1)
    if kind == 'record': return prints('type R = { A: R option; B: int }\nlet x = %s{ A = None; B = 1 }%s' % ('{ B = 1; A = Some ' * n, ' }' * n), 'x.B', 1)
    if kind == 'anonymous': return prints('let x = %s{| A = 1 |}%s' % ('{| A = ' * n, ' |}' * n), '(ignore x; 1)', 1)
    if kind == 'string': return prints('let x = %s1%s' % ('(string ' * n, ')' * n), 'x.Length', 1)
    if kind == 'dot': return prints('type C() =\n  member _.V = 4\n  member c.Me = c', 'C()%s.V' % ('.Me' * n), 4)
    if kind == 'index': return prints('let a = [| 0; 1 |]', '%s1%s' % ('a.[' * n, ']' * n), 1)
    before, inside, after = {
        'parentheses': ('(', '1', ')'), 'begin': ('begin ', '1', ' end'), 'if': ('(if one > 0 then ', '1', ' else 2)'),
        'match': ('(match one with 1 -> ', '1', ' | _ -> 2)'), 'let': ('(let x = 1 in ', '1', ')'), 'try': ('(try ', '1', ' with _ -> 2)'),
        'finally': ('(try ', '1', ' finally ())'), 'call': ('id (', '1', ')'), 'typed': ('(', '1', ': int)'), 'unary': ('-(', '1', ')'),
        'not': ('not (', 'true', ')')}[kind]
    value = before * n + inside + after * n
    expected = (-1) ** n if kind == 'unary' else 1
    if kind == 'not': value, expected = 'if %s then 1 else 0' % value, 1 if n % 2 == 0 else 0
    return prints('let one = 1\nlet x = %s' % value, 'x', expected)


@construct('if', 'match', 'for', 'while', 'fun', 'let', 'try', 'finally', 'seq', 'use', 'elif')
def nested_lines(n, kind):
    step = ' '
    if kind == 'elif':
        return prints('let f x =\n  if x = 0 then 0\n%s  else -1' % lines(n, 'elif x = @ then @', '  '), 'f 1 + f %d' % n, 1 + n)
    head = {'if': 'if k >= @ then', 'match': 'match k with\n{0}| 0 -> 0\n{0}| _ ->', 'for': 'for i@ in 1 .. 1 do', 'while': 'while sum < 0 do', 'fun': 'let f@ () =', 'let': 'let a@ =',
            'try': 'try', 'finally': 'try', 'seq': 'for i@ in seq { 1 .. 1 } do', 'use': 'using ({{ new System.IDisposable with member _.Dispose() = sum <- sum + 1 }}) (fun _ ->'}[kind]
    text = 'let run k =\n  let mutable sum = 0\n'
    if kind == 'use': text = 'let mutable sum = 0\nlet run k =\n'
    for i in range(n):
        text += step * (i + 2) + head.replace('@', str(i)).replace('{{', '{').replace('}}', '}').replace('{0}', step * (i + 2)) + '\n'
    pad = step * (n + 2)
    if kind in ('fun', 'let'):
        text += pad + 'k\n'
        for i in range(n - 1, -1, -1): text += step * (i + 2) + ('f%d ()\n' if kind == 'fun' else 'a%d\n') % i
        return prints(text, 'run 7', 7)
    if kind == 'match': return prints(text + pad + '7', 'run 7', 7)
    if kind == 'use': return prints(text + pad + '()' + ')' * n + '\nrun 1\n', 'sum', n)
    text += pad + 'sum <- sum + k\n'
    for i in range(n - 1, -1, -1):
        if kind == 'try': text += step * (i + 2) + 'with _ -> ()\n'
        if kind == 'finally': text += step * (i + 2) + 'finally sum <- sum + 1\n'
    k = 7 if kind != 'if' else n + 7
    return prints(text + '  sum\n', 'run %d' % k, {'while': 0, 'finally': 7 + n}.get(kind, k))


@construct('list', 'option', 'array', 'tuple', 'function', 'parentheses', 'postfix_generic')
def nested_type(n, kind):
    text = {'list': 'int' + ' list' * n, 'option': 'int' + ' option' * n, 'array': 'int' + '[]' * n, 'tuple': '(' * n + 'int' + ' * int)' * n,
            'function': '(' * n + 'int' + ' -> int)' * n, 'parentheses': '(' * n + 'int' + ')' * n, 'postfix_generic': 'System.Collections.Generic.List<' * n + 'int' + '>' * n}[kind]
    return prints('let f (x: (%s)[]) = x.Length' % text, 'f [||]', 0)


@construct('parentheses', 'cons', 'tuple', 'some', 'list', 'as', 'record')
def nested_pattern(n, kind):
    if kind == 'cons': return prints('let f l =\n  match l with\n  | %s :: _ -> a1 + a%d\n  | _ -> 0' % (each(n, 'a@', ' :: '), n), 'f [1 .. %d]' % n, 1 + n)
    if kind == 'parentheses': return prints('let f %sx%s = x + 1' % ('(' * n, ')' * n), 'f 1', 2)
    if kind == 'tuple': return prints('let f %sx%s = x + 1\nlet v = %s1%s' % ('(' * n, ', _)' * n, '(' * n, ', 0)' * n), 'f v', 2)
    if kind == 'some': return prints('let f x =\n  match x with\n  | %sSome 1%s -> 1\n  | _ -> 0' % ('Some (' * n, ')' * n), 'f None', 0)
    if kind == 'list': return prints('let f x =\n  match x with\n  | %s1%s -> 1\n  | _ -> 0' % ('[' * n, ']' * n), 'f []', 0)
    if kind == 'record': return prints('type R = { A: R option; B: int }\nlet f x =\n  match x with\n  | %s{ B = 1 }%s -> 1\n  | _ -> 0' % ('{ A = Some (' * n, ') }' * n), 'f { A = None; B = 1 }', 0)
    return prints('let f (x %s) = x + a%d' % (each(n, 'as a@'), n), 'f 1', 2)


@construct()
def nested_comment(n):
    return prints('%s comment %s\nlet x = 1' % ('(*' * n, '*)' * n), 'x', 1)


# ---- expressions ----

@construct('+', '-', '&&', '||', '::', '@', '|>', '>>', '+string', '=', '<-', '**', '&&&', ';', ':?>')
def chain(n, operator):
    if operator == '::': return prints('let x = %s :: []' % each(n, '@', ' :: '), 'List.sum x', total(n))
    if operator == '@': return prints('let x = ' + ' @ '.join('[%d]' % i for i in range(1, n + 1)), 'List.sum x', total(n))
    if operator == '|>': return prints('let x = 0 %s' % each(n, '|> (+) 1'), 'x', n)
    if operator == '>>': return prints('let f = id %s' % each(n, '>> (+) 1'), 'f 0', n)
    if operator == '&&': return prints('let f (x: int) = %s' % each(n, 'x >= @', ' && '), 'if f %d && not (f 0) then 1 else 0' % n, 1)
    if operator == '||': return prints('let f (x: int) = %s' % each(n, 'x = @', ' || '), 'if f %d && not (f 0) then 1 else 0' % n, 1)
    if operator == '+string': return prints('let f (s: string) = %s' % each(n, '"@" + s', ' + '), '(f "").Length', sum(len(str(i)) for i in range(1, n + 1)))
    if operator == '=': return prints('let x = %s' % ('true' + ' = true' * n), 'if x then 1 else 0', 1)
    if operator == '<-': return prints('let mutable x = 0\n%s' % lines(n, 'x <- x + @'), 'x', total(n))
    if operator == '**': return prints('let x = %s' % ' ** '.join(['1.0'] * n), 'int x', 1)
    if operator == '&&&': return prints('let x = %s' % ' &&& '.join(['7'] * n), 'x', 7)
    if operator == ';': return prints('let mutable x = 0\nlet run () = %s' % '; '.join('x <- x + 1' for _ in range(n)), '(run (); x)', n)
    if operator == ':?>': return prints('let x = %s' % ('1 |> box' + ' :?> int |> box' * n), 'unbox<int> x', 1)
    if operator == '-': return prints('let x = 0 - %s' % each(n, '@', ' - '), 'x', -total(n))
    return prints('let f k = %s' % each(n, 'k * @', ' + '), 'f 1', total(n))


@construct('list', 'array', 'seq', 'set', 'map', 'string_list', 'float_array', 'tuple_list', 'byte_array', 'lines')
def literal(n, kind):
    if kind == 'list': return prints('let x = [%s]' % each(n, '@', '; '), 'List.sum x', total(n))
    if kind == 'array': return prints('let x = [|%s|]' % each(n, '@', '; '), 'Array.sum x', total(n))
    if kind == 'seq': return prints('let x = seq { %s }' % each(n, '@', '; '), 'Seq.sum x', total(n))
    if kind == 'set': return prints('let x = set [%s]' % each(n, '@', '; '), 'x.Count', n)
    if kind == 'map': return prints('let x = Map.ofList [%s]' % each(n, '@, "@"', '; '), 'x.Count', n)
    if kind == 'string_list': return prints('let x = [%s]' % each(n, '"@"', '; '), 'x.Length', n)
    if kind == 'float_array': return prints('let k = 1.0\nlet x = [|%s|]' % each(n, 'k * @.0', '; '), 'int (Array.sum x)', total(n))
    if kind == 'tuple_list': return prints('let x = [%s]' % each(n, '@, "@", @.5', '; '), 'x |> List.sumBy (fun (a, _, _) -> a)', total(n))
    if kind == 'byte_array': return prints('let x = "%s"B' % ('a' * n), 'x.Length', n)
    return prints('let x = [\n%s]' % lines(n, '@', '  '), 'List.sum x', total(n))


@construct('list', 'array')
def pattern(n, kind):
    a, b = ('[', ']') if kind == 'list' else ('[|', '|]')
    return prints('let f x =\n  match x with\n  | %s%s%s ->\n%s  | _ -> 0' % (a, each(n, 'a@', '; '), b, sums(n, indent='    ')), 'f %s%s%s' % (a, each(n, '@', '; '), b), total(n))


@construct('plain', 'triple', 'verbatim', 'interpolated', 'unicode', 'escapes', 'lines', 'format')
def string_length(n, kind):
    body = 'x' * n
    if kind == 'triple': return prints('let x = """%s"""' % body, 'x.Length', n)
    if kind == 'verbatim': return prints('let x = @"%s"' % ('\\' * n), 'x.Length', n)
    if kind == 'interpolated': return prints('let k = 1\nlet x = $"%s{k}"' % body, 'x.Length', n + 1)
    if kind == 'unicode': return prints('let x = "%s"' % ('é' * n), 'x.Length', n)
    if kind == 'escapes': return prints('let x = "%s"' % ('\\n\\u00e9' * n), 'x.Length', 2 * n)
    if kind == 'lines': return prints('let x = "%s"' % ('\n' * n), 'x.Length', n)
    if kind == 'format': return prints('let x = sprintf "%s%%d" 1' % body, 'x.Length', n + 1)
    return prints('let x = "%s"' % body, 'x.Length', n)


@construct('plain', 'quoted', 'type', 'operator', 'case', 'member')
def name_length(n, kind):
    name = 'a' * n
    if kind == 'quoted': return prints('let ``%s`` = 1' % ('a b' * n), '``%s``' % ('a b' * n), 1)
    if kind == 'type': return prints('type T%s = { V: int }\nlet x: T%s = { V = 1 }' % (name, name), 'x.V', 1)
    if kind == 'operator': return prints('let (%s) a b = a + b' % ('+' * (n + 1)), '1 %s 2' % ('+' * (n + 1)), 3)
    if kind == 'case': return prints('type U =\n  | C%s of int\n  | D' % name, '(string (C%s 1)).Replace("\\n", "").Replace("  ", " ").Length' % name, n + 3)
    if kind == 'member': return prints('type C() =\n  member _.%s = 1' % name, 'C().%s' % name, 1)
    return prints('let %s x = x + 1' % name, '%s 1' % name, 2)


@construct('zeros', 'binary', 'float', 'exponent', 'bigint', 'decimal', 'underscores')
def number_length(n, kind):
    if kind == 'binary': return prints('let x = 0b%s1' % ('0' * n), 'x', 1)
    if kind == 'float': return prints('let x = 1.%s' % ('0' * n), 'int x', 1)
    if kind == 'exponent': return prints('let x = %se-%d' % ('1' + '0' * n, n), 'int x', 1)
    if kind == 'bigint': return prints('let x = 1%sI' % ('0' * n), '(string x).Length', n + 1)
    if kind == 'decimal': return prints('let x = 1.%sM' % ('0' * min(n, 28)), 'int x', 1)
    if kind == 'underscores': return prints('let x = 1%s1' % ('_' * n), 'x', 11)
    return prints('let x = %s1' % ('0' * n), 'x', 1)


@construct('d', 's', 'A', 'f', 'interpolated', 'dollars', 'written')
def format_holes(n, kind):
    if kind == 'interpolated': return prints('let k = 1\nlet x = $"%s"' % ('{k}' * n), 'x.Length', n)
    if kind == 'written': return prints('let k = 1\nlet x = $"%s"' % ('%d{k}' * n), 'x.Length', n)
    if kind == 'dollars': return prints('let k = 1\nlet x = %s"""%sk%s"""' % ('$' * n, '{' * n, '}' * n), 'x.Length', 1)
    argument = {'d': '1', 's': '"a"', 'A': '1', 'f': '1.0'}[kind]
    return prints('let x = sprintf "%s" %s' % (('%' + kind) * n, ' '.join([argument] * n)), 'x.Length', n * (8 if kind == 'f' else 1))


@construct()
def format_partial(n):
    return prints('let f = sprintf "%s"\nlet x = f %s' % ('%d' * n, ' '.join(['1'] * n)), 'x.Length', n)


@construct()
def format_width(n):
    return prints('let x = sprintf "%%%dd" 1' % n, 'x.Length', n)


@construct('int', 'string', 'char', 'float', 'or', 'guard', 'tuple', 'type', 'range', 'bool')
def match_rules(n, kind):
    if kind == 'string': return prints('let f x =\n  match x with\n%s  | _ -> 0' % lines(n, '| "k@" -> @', '  '), 'f "k1" + f "k%d" + f "z"' % n, 1 + n)
    if kind == 'char': return prints('let f x =\n  match x with\n%s  | _ -> 0' % ''.join("  | '\\u%04x' -> %d\n" % (i + 256, i) for i in range(1, n + 1)), "f '\\u0101' + f '\\u%04x'" % (n + 256), 1 + n)
    if kind == 'float': return prints('let f x =\n  match x with\n%s  | _ -> 0' % lines(n, '| @.5 -> @', '  '), 'f 1.5 + f %d.5' % n, 1 + n)
    if kind == 'or': return prints('let f x =\n  match x with\n  | %s -> 1\n  | _ -> 0' % each(n, '@', ' | '), 'f 1 + f %d + f 0' % n, 2)
    if kind == 'guard': return prints('let f x y =\n  match x with\n%s  | _ -> 0' % lines(n, '| z when z + y = @ -> @', '  '), 'f 1 0 + f 0 %d' % n, 1 + n)
    if kind == 'tuple': return prints('let f x y =\n  match x, y with\n%s  | _ -> 0' % lines(n, '| @, 1 | 1, @ -> @', '  '), 'f 1 1 + f %d 1' % n, 1 + n)
    if kind == 'type': return prints('%slet f (x: obj) =\n  match x with\n%s  | _ -> 0' % (types(n), lines(n, '| :? T@ -> @', '  ')), 'f T1 + f T%d' % n, 1 + n)
    if kind == 'range': return prints('let f x =\n  match x with\n%s  | _ -> 0' % lines(n, '| z when z < @0 -> @', '  '), 'f 5 + f %d' % (n * 10 - 5), 1 + n)
    if kind == 'bool': return prints('let f %s =\n  match %s with\n  | %s -> 1\n  | %s -> 2\n  | _ -> 3' % (each(n, 'a@'), each(n, 'a@', ', '), each(n, 'true', ', '), each(n, 'false', ', ')), 'f %s' % each(n, 'false'), 2)
    return prints('let f x =\n  match x with\n%s  | _ -> 0' % lines(n, '| @ -> @ * 1', '  '), 'f 1 + f %d' % n, 1 + n)


@construct()
def match_or_bindings(n):
    return prints('type U =\n%slet f u =\n  match u with\n  | %s -> x' % (lines(n, '| C@ of int', '  '), each(n, 'C@ x', ' | ')), 'f (C1 1) + f (C%d 2)' % n, 3)


@construct()
def match_and(n):
    return prints('let f x =\n  match x with\n  | %s -> a1 + a%d' % (each(n, 'a@', ' & '), n), 'f 1', 2)


@construct()
def match_columns(n):
    return prints('let f %s =\n  match %s with\n%s  | _ -> 0' % (each(min(n, 300), 'a@'), each(min(n, 300), 'a@', ', '), ''.join(
        '  | %s -> %d\n' % (', '.join('1' if k == i else '_' for k in range(min(n, 300))), i) for i in range(0, min(n, 300), max(1, min(n, 300) // 16)))), 'f %s' % each(min(n, 300), '1'), 0)


@construct('int', 'mutable', 'string', 'function', 'seq', 'object', 'recursive')
def captured(n, kind):
    if kind == 'int': return prints('let f k =\n%s  fun () ->\n%s' % (lines(n, 'let a@ = k + @', '  '), sums(n, indent='    ')), 'f 0 ()', total(n))
    if kind == 'mutable': return prints('let f k =\n%s  let set () =\n%s  set ()\n%s' % (lines(n, 'let a@ = ref k', '  '), lines(n, 'a@.Value <- @', '    '), sums(n, 'a@.Value')), 'f 0', total(n))
    if kind == 'string': return prints('let f (k: string) =\n%s  fun () ->\n%s' % (lines(n, 'let a@ = k + "@"', '  '), sums(n, 'a@.Length', indent='    ')), 'f "" ()', sum(len(str(i)) for i in range(1, n + 1)))
    if kind == 'function': return prints('let f k =\n%s  fun () ->\n%s' % (lines(n, 'let a@ () = k + @', '  '), sums(n, 'a@ ()', indent='    ')), 'f 0 ()', total(n))
    if kind == 'seq': return prints('let f k =\n%s  seq {\n%s  }' % (lines(n, 'let a@ = k + @', '  '), lines(n, 'yield a@', '    ')), 'Seq.sum (f 0)', total(n))
    if kind == 'recursive': return prints('let f k =\n%s  let rec go m =\n    if m = 0 then 0\n    else\n      let mutable sum = 0\n%s      sum + go (m - 1)\n  go 2' % (lines(n, 'let a@ = k + @', '  '), lines(n, 'sum <- sum + a@', '      ')), 'f 0', 2 * total(n))
    return prints('type I = abstract M: int\nlet f k =\n%s  { new I with\n      member _.M =\n%s  }' % (lines(n, 'let a@ = k + @', '  '), sums(n, indent='        ')), '(f 0).M', total(n))


@construct('int', 'float', 'string', 'record')
def live(n, kind):
    if kind == 'int': return prints('let g (x: int) = if x > 1000000 then failwith "x" else x\nlet f k =\n%s  let z = g k\n%s' % (lines(n, 'let a@ = g (k + @)', '  '), sums(n, 'a@ + z')), 'f 0', total(n))
    if kind == 'float': return prints('let g (x: float) = if x > 1e9 then failwith "x" else x\nlet f k =\n%s  let mutable sum = g k\n%s  int sum' % (lines(n, 'let a@ = g (k + @.0)', '  '), lines(n, 'sum <- sum + a@', '  ')), 'f 0.0', total(n))
    if kind == 'record': return prints('type R = { A: int; B: string }\nlet g k = { A = k; B = string k }\nlet f k =\n%s%s' % (lines(n, 'let a@ = g (k + @)', '  '), sums(n, 'a@.A')), 'f 0', total(n))
    return prints('let f (k: int) =\n%s%s' % (lines(n, 'let a@ = string (k + @)', '  '), sums(n, 'a@.Length')), 'f 0', sum(len(str(i)) for i in range(1, n + 1)))


@construct()
def live_in_loop(n):
    return prints('let f k =\n%s  for i in 1 .. 3 do\n%s%s' % (lines(n, 'let mutable a@ = k', '  '), lines(n, 'a@ <- a@ + i', '    '), sums(n)), 'f 0', 6 * n)


@construct()
def blocks(n):
    return prints('let f k =\n  let mutable sum = 0\n%s  sum' % lines(n, 'if k > @ then sum <- sum + 1', '  '), 'f %d' % (n + 1), n)


@construct()
def blocks_loops(n):
    return prints('let f k =\n  let mutable sum = 0\n%s  sum' % lines(n, 'for i in 1 .. k do sum <- sum + i', '  '), 'f 2', 3 * n)


@construct()
def blocks_calls(n):
    return prints('let g (s: string) = s.Length\nlet f (k: int) =\n  let mutable sum = 0\n%s  sum' % lines(n, 'sum <- sum + g (string (k + @))', '  '), 'f 0', sum(len(str(i)) for i in range(1, n + 1)))


@construct()
def blocks_checks(n):
    return prints('let f (a: int[]) =\n  let mutable sum = 0\n%s  sum' % lines(n, 'sum <- sum + a.[@]', '  '), 'f [| 0 .. %d |]' % n, total(n))


@construct()
def locals_(n):
    return prints('let f k =\n%s  a%d' % (''.join('  let a%d = %s + 1\n' % (i, 'a%d' % (i - 1) if i > 1 else 'k') for i in range(1, n + 1)), n), 'f 0', n)


@construct()
def locals_use(n):
    return prints('let mutable closed = 0\nlet d () = { new System.IDisposable with member _.Dispose() = closed <- closed + 1 }\nlet f () =\n%s  ()\nf ()' % lines(n, 'use a@ = d ()', '  '), 'closed', n)


@construct('int', 'computed', 'string', 'mutable', 'function', 'tuple')
def module_values(n, kind):
    if kind == 'int': return prints('%slet value () =\n%s' % (lines(n, 'let a@ = @'), sums(n)), 'value ()', total(n))
    if kind == 'computed': return prints('%slet value () =\n%s' % (lines(n, 'let a@ = List.sum [@]'), sums(n)), 'value ()', total(n))
    if kind == 'string': return prints('%slet value () =\n%s' % (lines(n, 'let a@ = string @'), sums(n, 'a@.Length')), 'value ()', sum(len(str(i)) for i in range(1, n + 1)))
    if kind == 'mutable': return prints('%slet value () =\n%s' % (lines(n, 'let mutable a@ = 0\na@ <- @'), sums(n)), 'value ()', total(n))
    if kind == 'function': return prints('%slet value () =\n%s' % (lines(n, 'let a@ = let k = List.length [1] in fun x -> x + k'), sums(n, 'a@ @')), 'value ()', total(n) + n)
    return prints('let (%s) = (%s)\nlet value () =\n%s' % (each(n, 'a@', ', '), each(n, '@', ', '), sums(n)), 'value ()', total(n))


@construct('let', 'do', 'yield', 'for', 'use', 'and', 'operation', 'seq', 'seq_let', 'list_let', 'list', 'seq_if', 'seq_try', 'seq_bang')
def computation(n, kind):
    builder = 'type B() =\n  member _.Bind(x, f) = f x\n  member _.Return x = x\n  member _.Zero() = ()\n  member _.BindReturn(x, f) = f x\n  member _.MergeSources(a, b) = (a, b)\n  member _.Using(x, f) = f x\nlet b = B()\n'
    if kind == 'let': return prints('%slet x = b {\n%s  return a1 + a%d }' % (builder, lines(n, 'let! a@ = @', '  '), n), 'x', 1 + n)
    if kind == 'do': return prints('%slet mutable k = 0\nlet x = b {\n%s  return k }' % (builder, lines(n, 'do! (k <- k + 1)', '  ')), 'x', n)
    if kind == 'use': return prints('%slet d () = { new System.IDisposable with member _.Dispose() = () }\nlet x = b {\n%s  return 1 }' % (builder, lines(n, 'use! a@ = d ()', '  ')), 'x', 1)
    if kind == 'and': return prints('%slet x = b {\n  let! a1 = 1\n%s  return a1 + a%d }' % (builder, lines(n - 1, 'and! a@ = @', '  ', 2), n), 'x', 1 + n)
    if kind == 'yield': return prints('let x = [\n%s]' % lines(n, 'yield @', '  '), 'List.sum x', total(n))
    if kind == 'for': return prints('let x = [\n%s]' % lines(n, 'for i in [@] do i', '  '), 'List.sum x', total(n))
    if kind == 'seq': return prints('let x = seq {\n%s}' % lines(n, 'yield @', '  '), 'Seq.sum x', total(n))
    if kind == 'seq_let': return prints('let x = seq {\n%s  yield a%d }' % (lines(n, 'let a@ = @', '  '), n), 'Seq.sum x', n)
    if kind == 'list_let': return prints('let x = [\n%s  a%d ]' % (lines(n, 'let a@ = @', '  '), n), 'List.sum x', n)
    if kind == 'list': return prints('let x = [\n%s]' % lines(n, 'if n > @ then yield @', '  ').replace('n >', '9999 >'), 'List.sum x', total(n))
    if kind == 'seq_if': return prints('let f k = seq {\n%s}' % lines(n, 'if k < @ then yield @', '  '), 'Seq.sum (f 0)', total(n))
    if kind == 'seq_try': return prints('let mutable k = 0\nlet x = seq {\n%s}' % lines(n, 'try yield @ finally k <- k + 1', '  '), 'Seq.sum x + k', total(n) + n)
    if kind == 'seq_bang': return prints('let x = seq {\n%s}' % lines(n, 'yield! [@]', '  '), 'Seq.sum x', total(n))
    operations = lines(n, '[<CustomOperation("op@")>]\n  member _.Op@(x: int) = x + @', '  ')
    return prints('type B() =\n  member _.Yield(()) = 0\n%slet b = B()\nlet x = b {\n%s}' % (operations, lines(n, 'op@', '  ')), 'x', total(n))


@construct()
def quotation_args(n):
    return prints('open Microsoft.FSharp.Quotations\nlet f %s = a1\nlet q = <@ f %s @>\nlet rec count e = match e with Patterns.Call (_, _, l) -> l.Length | _ -> 0' % (each(n, '(a@: int)'), each(n, '@')), 'count q', n)


@construct()
def quotation_tuple(n):
    return prints('open Microsoft.FSharp.Quotations\nlet q = <@ (%s) @>\nlet count e = match e with Patterns.NewTuple l -> l.Length | _ -> 0' % each(n, '@', ', '), 'count q', n)


@construct()
def quotation_lambda(n):
    return prints('open Microsoft.FSharp.Quotations\nlet q = <@ fun %s -> a1 @>\nlet rec depth e = match e with Patterns.Lambda (_, b) -> 1 + depth b | _ -> 0' % each(n, '(a@: int)'), 'depth q', n)


@construct()
def quotation_lets(n):
    return prints('open Microsoft.FSharp.Quotations\nlet q =\n  <@\n%s    a1 @>\nlet rec depth e = match e with Patterns.Let (_, _, b) -> 1 + depth b | _ -> 0' % lines(n, 'let a@ = @', '    '), 'depth q', n)


@construct()
def instances(n):
    return prints("%slet show (x: 'a) (y: 'a) = if x = y then 1 else 0\nlet value () =\n%s" % (types(n), sums(n, 'show T@ T@')), 'value ()', n)


@construct()
def instance_depth(n):
    return prints("type W<'a> = { V: 'a }\nlet x = %s1%s\nlet rec size (x: 'a) = 1" % ('{ V = ' * n, ' }' * n), 'if x = x then size x else 0', 1)


@construct()
def extension_csharp(n):
    return prints('open System.Runtime.CompilerServices\n%s[<Extension>]\ntype E =\n%slet value () =\n  (1).Ext(T1) + (1).Ext(T%d)' % (
        types(n), lines(n, '[<Extension>]\n  static member Ext(k: int, _: T@) = k + @', '  '), n), 'value ()', 3 + n)


@construct()
def events(n):
    return prints('let e = Event<int>()\nlet mutable sum = 0\n%se.Trigger 1' % lines(n, 'e.Publish.Add(fun x -> sum <- sum + x)'), 'sum', n)


@construct()
def slices(n):
    return prints('let a = [| 1 .. 10 |]\nlet x = a%s' % ('.[0 ..]' * n), 'x.Length', 10)


@construct()
def array_rank(n):
    return prints('let f (a: int[%s]) = 1' % (',' * n), 'f Unchecked.defaultof<_>', 1)


@construct('spaces', 'comment', 'blank', 'line_comment')
def layout(n, kind):
    if kind == 'spaces': return prints('let f () =\n%s1' % (' ' * n), 'f ()', 1)
    if kind == 'comment': return prints('(*%s*)\nlet x = 1' % ('c' * n), 'x', 1)
    if kind == 'blank': return prints('\n' * n + 'let x = 1', 'x', 1)
    return prints('//%s\nlet x = 1' % ('c' * n), 'x', 1)


@construct()
def switch_jumps(n):
    return prints('let f x =\n  match x with\n%s  | _ -> "z"' % lines(n, '| @ -> string (x + @)', '  '), '(f 1).Length + (f %d).Length' % n, 1 + len(str(2 * n)))


@construct()
def member_chain(n):
    return prints('type C(k: int) =\n  member _.K = k\n  member _.Add(x: int) = C(k + x)', 'C(0)%s.K' % ('.Add(1)' * n), n)


@construct()
def members_generic_interface(n):
    return prints("type I =\n%stype C() =\n  interface I with\n%slet i = C() :> I" % (lines(n, "abstract M@<'a> : 'a -> int", '  '), lines(n, 'member _.M@ x = ignore x; @', '    ')), 'i.M1 "a" + i.M%d 1' % n, 1 + n)


@construct()
def implicit_construction(n):
    return prints('type C(k: int) =\n%s  member _.K = k' % lines(n, 'do ignore (k + @)', '  '), 'C(3).K', 3)


@construct()
def default_values(n):
    return prints('type S =\n  struct\n%s  end\nlet s = S()' % lines(n, 'val F@: int', '    '), 's.F1 + s.F%d + 1' % n, 1)


@construct()
def show_nested(n):
    return prints('type L = { V: int; N: L option }\nlet rec make k = if k = 0 then { V = 0; N = None } else { V = k; N = Some (make (k - 1)) }\nlet x = sprintf "%%A" (make %d)' % min(n, 300), 'if x.Length > 0 then 1 else 0', 1)


@construct()
def path_of_namespaces(n):
    path = each(n, 'N@', '.')
    return '// 1\nnamespace %s\nmodule M =\n  let value = 1\nmodule Main =\n  printfn "%%d" %s.M.value\n' % (path, path)


@construct()
def path_of_members(n):
    return prints('type C() =\n  member c.Me = c\n  member _.V = 1\nlet c = C()', 'c%s.V' % ('.Me' * n), 1)


@construct()
def exception_fields(n):
    return prints('exception E of %s\nlet run () =\n  try raise (E (%s))\n  with E (%s) ->\n%s' % (
        each(n, 'F@: int', ' * '), each(n, '@', ', '), each(n, 'a@', ', '), sums(n, indent='    ')), 'run ()', total(n))


@construct('text', 'type')
def try_rules(n, kind):
    if kind == 'text': rule, body = '| Failure "k@" -> @', 'failwith ("k" + string k)'
    else: rule, body = '| :? System.ArgumentException as e when e.ParamName = "@" -> @', 'raise (System.ArgumentException("", string k))'
    return prints('let f k =\n  try %s with\n%s' % (body, lines(n, rule, '  ')), 'f 1 + f %d' % n, 1 + n)


@construct('statics', 'events', 'indexers', 'methods')
def class_parts(n, kind):
    if kind == 'statics': return prints('type C() =\n%s' % lines(n, 'static member val P@ = @ with get, set', '  '), 'C.P1 + C.P%d' % n, 1 + n)
    if kind == 'events':
        members = lines(n, '[<CLIEvent>]\n  member _.E@ = e@.Publish\n  member _.Fire@ k = e@.Trigger k', '  ')
        uses = 'let c = C()\nlet mutable sum = 0\n%s' % ''.join('c.E%d.Add(fun k -> sum <- sum + k)\nc.Fire%d %d\n' % (i, i, i) for i in (1, n))
        return prints('type C() =\n%s%s%s' % (lines(n, 'let e@ = Event<int>()', '  '), members, uses), 'sum', 1 + n)
    if kind == 'indexers': return prints('type C() =\n%slet c = C()' % lines(n, 'member _.P@ with get (k: int) = k + @', '  '), 'c.P1 0 + c.P%d 0' % n, 1 + n)
    return prints('type V = { V: int } with\n%slet v = { V = 0 }' % lines(n, '  static member M@ (a: V) = a.V + @'), 'V.M1 v + V.M%d v' % n, 1 + n)


@construct()
def nested_struct_tuples(n):
    return prints('let x = %s1%s' % ('struct (' * n, ', 2)' * n), '(ignore x; 1)', 1)


@construct('|||', '^^^', '>>>', 'float')
def chain_of_numbers(n, operator):
    if operator == '|||': return prints('let f (x: int) = %s' % each(n, '(x &&& @)', ' ||| '), 'f 0', 0)
    if operator == '^^^': return prints('let f (x: int) = %s' % each(n, 'x', ' ^^^ '), 'f 1', n % 2)
    if operator == '>>>': return prints('let f (x: int) = x %s' % each(n, '>>> 0'), 'f 3', 3)
    return prints('let f (x: float) = %s' % each(n, 'x * @.0', ' + '), 'int (f 1.0)', total(n))


@construct('docs', 'nowarns', 'opens_type', 'discards', 'empty_modules')
def file_lines(n, kind):
    if kind == 'opens_type': return prints('%s%s' % (lines(n, 'type T@ = static member M@ = @'), lines(n, 'open type T@')), 'M1 + M%d' % n, 1 + n)
    line = {'docs': '/// Line @ <b>&amp;</b>.', 'nowarns': '#nowarn "@"', 'discards': 'let _ = @', 'empty_modules': 'module M@ = begin end'}[kind]
    return prints('%slet x = 1' % lines(n, line), 'x', 1)
