"""program_parts: the part of programs.py that declares classes, interfaces, active patterns and generic types, and what uses them:
objects, sequences, maps, statements that assign, local functions.
"""
from program_types import closed, comparable, show

PRELUDE = '''exception Odd of int * string
let mutable trace = 0
let tick n = (trace <- trace * 31 + n; n)
let twice f x = f (f x)
let swap (a, b) = (b, a)
let rec mapped f xs = match xs with [] -> [] | x :: rest -> f x :: mapped f rest
let (|Evn|Odn|) (n: int) = if n % 2 = 0 then Evn (n / 2) else Odn n
let (|Mult|_|) (k: int) (n: int) = if n % k = 0 then Some (n / k) else None
let (|Head|_|) xs = match xs with x :: _ -> Some x | [] -> None
[<return: Struct>]
let (|Big|_|) (n: int) = if n > 100 then ValueSome (n - 100) else ValueNone
let (|Swapped|) (a, b) = (b, a)
type Tree<'a> = Leaf | Node of Tree<'a> * 'a * Tree<'a>
let rec insert x t = match t with Leaf -> Node(Leaf, x, Leaf) | Node(l, y, r) -> (if x < y then Node(insert x l, y, r) elif x > y then Node(l, y, insert x r) else t)
let rec inorder (t: Tree<'a>) : seq<'a> = seq { match t with Leaf -> () | Node(l, x, r) -> yield! inorder l; yield x; yield! inorder r }
let rec foldTree f a t = match t with Leaf -> a | Node(l, x, r) -> foldTree f (f (foldTree f a l) x) r
let treeOf xs = List.fold (fun t x -> insert x t) Leaf xs
type Pair<'a, 'b> = { First: 'a; Second: 'b }
[<Struct>]
type Both<'a> = { mutable Left: 'a; mutable Right: int }
type ICalc<'a, 'b> =
  abstract Calc: 'a -> 'b
type Slot<'a>(initial: 'a) =
  let mutable value = initial
  let mutable reads = 0
  member _.Value with get() = (reads <- reads + 1; value) and set (v: 'a) = value <- v
  member _.Swap(other: 'a) = (let old = value in value <- other; old)
  member _.Reads = reads
  member this.Update(f: 'a -> 'a) = (value <- f value; this)
type Memo<'a, 'b when 'a: comparison>(f: 'a -> 'b) =
  let mutable known : Map<'a, 'b> = Map.empty
  interface ICalc<'a, 'b> with
    member _.Calc(x) = match Map.tryFind x known with Some y -> y | None -> (let y = f x in known <- Map.add x y known; y)
type Chained<'a, 'b, 'c>(f: ICalc<'a, 'b>, g: 'b -> 'c) =
  interface ICalc<'a, 'c> with
    member _.Calc(x) = g (f.Calc x)
type Maybe() =
  member _.Bind(m, f) = Option.bind f m
  member _.Return x = Some x
  member _.ReturnFrom(m: 'a option) = m
let maybe = Maybe()
let ended n (xs: seq<'a>) =
  seq {
    try
      yield! xs
    finally
      tick n |> ignore
  }
let counted (n: int) (f: int -> 'a) =
  seq {
    let mutable i = 0
    use _d = { new System.IDisposable with member _.Dispose() = tick n |> ignore }
    while i < (n &&& 3) do
      i <- i + 1
      yield f i
  }
let at (xs: 'a[]) (i: int) = xs.[int (uint32 i % uint32 xs.Length)]
let put (xs: 'a[]) (i: int) x = if xs.Length > 0 then xs.[int (uint32 i % uint32 xs.Length)] <- x'''


class Declarations:
    # ---- declarations between functions ----
    def declare(self):
        r = self.r.randrange(12)
        if r > 9: self.declare_loop()
        elif r > 7: self.declare_recursion() if self.chance(0.7) else self.declare_tree()
        elif r == 0: self.declare_holder()
        elif r == 1:
            name, t = self.name('glob'), self.some_type(2)
            self.lines.append('let mutable %s : %s = (try %s with _ -> %s)' % (name, show(t), self.expr(t, 2, []), self.leaf(t, [])))
            self.globals.append((name, t))
        elif r < 4 and len(self.classes) < 3: self.declare_class()
        elif r == 4: self.declare_mutual()

    def declare_holder(self):
        name = self.name('Hold')
        fields = [(self.name('F'), self.some_type(2), self.chance(0.3)) for _ in range(self.r.randrange(1, 4))]
        fields.append((self.name('F'), ('fun', self.some_type(1, False), self.some_type(1, False)), self.chance(0.3)))
        self.lines.append('type %s = { %s }' % (name, '; '.join('%s%s: %s' % ('mutable ' if m else '', f, show(t)) for f, t, m in fields)))
        self.holders[name] = fields

    def declare_class(self):
        base, (a, b, res) = self.name('Base'), (self.some_type(1, False), self.some_type(1, False), self.some_type(1, False))
        sig, params = (show(a), show(b), show(res)), '(x: %s, y: %s) : %s'
        self.lines += ['[<AbstractClass>]', 'type %s(start: int) =' % base, '  let mutable count = start',
                       '  member _.Count with get() = count and set (v: int) = count <- v',
                       '  abstract Act: %s * %s -> %s' % sig, '  abstract Name: unit -> string', '  default _.Name() = "base"',
                       '  member this.Twice' + params % sig + ' = (this.Act(x, y) |> ignore; this.Act(x, y))']
        makers = []
        for _ in range(self.r.randrange(1, 4)):
            name = self.name('K')
            given = [(self.name('c'), self.some_type(1 + self.chance(0.3))) for _ in range(self.r.randrange(3))]
            self.lines += ['type %s(%s) =' % (name, ', '.join('%s: %s' % (c, show(t)) for c, t in given)),
                           '  inherit %s(%s)' % (base, self.expr('int', 2, given))]
            env = list(given)
            for _ in range(self.r.randrange(3)):
                t, fresh = self.some_type(1), self.name('fld')
                seen = env
                if any(word in show(t) for word in ('->', 'ICalc', 'seq', 'Lazy')):  # would hold the object that holds it: a cycle
                    seen = [(n, u) for n, u in env if not n.startswith('fld')]
                if self.chance(0.6): self.lines.append('  let mutable %s : %s = %s' % (fresh, show(t), self.expr(t, 2, seen)))
                else:
                    fresh = self.name('v')
                    self.lines.append('  let %s : %s = %s' % (fresh, show(t), self.expr(t, 2, seen)))
                env.append((fresh, t))
            if self.chance(0.3): self.lines.append('  do %s' % self.statement(2, env))
            inside = env + [('this.Count', 'int'), ('x', a), ('y', b)]
            self.lines.append('  override this.Act' + params % sig + ' = %s' % self.expr(res, self.r.randrange(2, 4), inside))
            if self.chance(0.4): self.lines.append('  override _.Name() = base.Name() + %s' % self.expr('string', 2, env))
            makers.append((name, [t for _, t in given]))
        self.classes[base] = (makers, a, b, res)

    def declare_mutual(self):
        f, h, t, u = self.name('ev'), self.name('od'), self.some_type(1), self.some_type(1)
        env = [('n', 'int'), ('x', t), ('z', u)]
        for head, me, other in (('let rec', f, h), ('and', h, f)):
            again = '(%s (n - 1) %s %s)' % (other, self.expr(t, 1, env), self.expr(u, 1, env))
            body = again if self.chance(0.6) else self.expr(t, 2, env + [(again, t)])
            self.lines.append('%s %s (n: int) (x: %s) (z: %s) : %s = if n <= 0 then %s else %s' % (
                head, me, show(t), show(u), show(t), self.expr(t, 2, env), body))
        self.lines.append('let %sx (x: %s) (z: %s) : %s = %s %d x z' % (f, show(t), show(u), show(t), f, self.r.randrange(1, 9)))
        self.funcs.append((f + 'x', [t, u], t))

    # ---- values of declared types ----
    def build_declared(self, t, d, env):
        k, text = t[0], show(t)
        g = lambda u, e=env: self.expr(u, d - 1, e)
        inner = closed(env)
        if k == 'result': return '(Ok %s : %s)' % (g(t[1]), text) if self.chance(0.6) else '(Error %s : %s)' % (g(t[2]), text)
        if k == 'pair': return '{ First = %s; Second = %s }' % (g(t[1]), g(t[2]))
        if k == 'both': return '{ Left = %s; Right = %s }' % (g(t[1]), g('int'))
        if k == 'slot': return '(Slot<%s>(%s))' % (show(t[1]), g(t[1]))
        if k == 'set': return '(Set.ofList %s)' % g(('list', t[1]))
        if k == 'tree': return '(treeOf %s)' % g(('list', t[1]))
        if k == 'map': return '(Map.ofList %s)' % g(('list', ('tuple', (t[1], t[2]))))
        if k == 'seq': return '(%s :> seq<%s>)' % (g((self.pick(['list', 'array']), t[1])), show(t[1]))
        if k == 'holder': return '{ %s }' % '; '.join('%s = %s' % (f, g(u)) for f, u, _ in self.holders[t[1]])
        if k == 'calc':
            x, way = self.name('x'), self.r.randrange(4)
            f = lambda a, b: '(fun (%s: %s) -> %s)' % (x, show(a), g(b, inner + [(x, a)]))
            if way == 0 and comparable(t[1]): return '(Memo<%s, %s>(%s) :> %s)' % (show(t[1]), show(t[2]), f(t[1], t[2]), text)
            if way == 1 and d > 0:
                u = self.some_type(1, False)
                return '(Chained<%s, %s, %s>(%s, %s) :> %s)' % (show(t[1]), show(u), show(t[2]), g(('calc', t[1], u)), f(u, t[2]), text)
            return '{ new %s with member _.Calc(%s) = %s }' % (text, x, g(t[2], inner + [(x, t[1])]))
        name, given = self.pick(self.classes[t[1]][0])
        return '(%s(%s) :> %s)' % (name, ', '.join(g(u) for u in given), t[1])

    # ---- values taken out of others ----
    def projection(self, t, d, env, g):
        inner, x, u = closed(env), self.name('x'), self.some_type(1)
        key, n = self.key_type(), self.r.randrange(24)
        fun = lambda a, b, e=inner: '(fun (%s: %s) -> %s)' % (x, show(a), g(b, e + [(x, a)]))
        if n == 0: return '(Option.defaultValue %s %s)' % (g(t), g(('option', t)))
        if n == 1: return '(fst %s)' % g(('tuple', (t, u)))
        if n == 2: return '(at %s %s)' % (g(('array', t)), g('int'))
        if n == 3: return '(match %s with Ok %s -> %s | Error %s -> %s)' % (g(('result', t, u)), x, x, x, g(t, env + [(x, u)]))
        if n == 4: return '(List.fold (fun (a: %s) (%s: %s) -> %s) %s %s)' % (
            show(t), x, show(u), g(t, inner + [('a', t), (x, u)]), g(t), g(('list', u)))
        if n == 5: return '(Seq.fold (fun (a: %s) (%s: %s) -> %s) %s %s)' % (
            show(t), x, show(u), g(t, inner + [('a', t), (x, u)]), g(t), g(('seq', u)))
        if n == 6: return '(%s).Left' % g(('both', t))
        if n == 7: return '(%s).%s' % ((g(('pair', t, u)), 'First') if self.chance(0.5) else (g(('pair', u, t)), 'Second'))
        if n == 8: return '((%s).%s)' % (g(('slot', t)), self.pick(['Value', 'Swap(%s)' % g(t), 'Update(%s).Value' % g(('fun', t, t))]))
        if n == 9: return '((%s).Calc(%s))' % (g(('calc', u, t)), g(u))
        if n == 10: return '(match Map.tryFind %s %s with Some %s -> %s | None -> %s)' % (g(key), g(('map', key, t)), x, x, g(t))
        if n == 11: return '(List.fold (fun a f -> f a) %s %s)' % (g(t), g(('list', ('fun', t, t))))
        if n == 12: return '(foldTree (fun (a: %s) (%s: %s) -> %s) %s %s)' % (
            show(t), x, show(key), g(t, inner + [('a', t), (x, key)]), g(t), g(('tree', key)))
        if n == 13: return '(match (maybe { let! %s = %s in let! _ = %s in return %s }) with Some a -> a | None -> %s)' % (
            x, g(('option', u), inner), g(('option', self.some_type(0)), inner), g(t, inner + [(x, u)]), g(t))
        if n == 14 and self.chance(0.3): return '(let h = %s in h %s)' % (g(('fun', u, t)), g(u))
        if n == 14: return self.chosen(t, d, env, g)
        if n == 15: return '((if %s then %s else %s) %s)' % (g('bool'), g(('fun', u, t)), fun(u, t), g(u))
        if n == 16: return '(%s |> %s)' % (g(u), fun(u, t))
        if n == 17: return '(match Seq.tryHead %s with Some %s -> %s | None -> %s)' % (g(('seq', t)), x, x, g(t))
        if n == 18: return '(match %s with %s :: _ -> %s | [] -> %s)' % (g(('list', t)), x, x, g(t))
        if n == 19: return '((fun (%s: %s) (b: %s) -> %s) %s %s)' % (
            x, show(u), show(key), g(t, inner + [(x, u), ('b', key)]), g(u), g(key))
        if n < 22:
            found = [(c, a, b) for c, (_, a, b, res) in self.classes.items() if res == t]
            if found:
                c, a, b = self.pick(found)
                return '((%s).%s(%s, %s))' % (g(('class', c)), self.pick(['Act', 'Act', 'Twice']), g(a), g(b))
        found = [(h, f) for h, fields in self.holders.items() for f, v, _ in fields if v == t]
        if found and n == 22: return '((%s : %s).%s)' % ((lambda h, f: (g(('holder', h)), h, f))(*self.pick(found)))
        called = [(h, f, v) for h, fields in self.holders.items() for f, v, _ in fields if not isinstance(v, str) and v[0] == 'fun' and v[2] == t]
        if called:
            h, f, v = self.pick(called)
            return '((%s : %s).%s %s)' % (g(('holder', h)), h, f, g(v[1]))
        if t == 'string' and self.classes: return '((%s).Name())' % g(('class', self.pick(list(self.classes))))
        if t == 'int' and self.classes: return '((%s).Count)' % g(('class', self.pick(list(self.classes))))
        return '(snd %s)' % g(('tuple', (self.some_type(0), t)))

    def chosen(self, t, d, env, g):
        """One of a few functions, called several times; it may change meanwhile."""
        u, h, i, way = self.some_type(1), self.name('mut'), self.name('i'), self.r.randrange(4)
        f = lambda: g(('fun', u, t), closed(env))
        choice = '(match %s with 0 -> %s | 1 -> %s | _ -> %s)' % (g('int'), f(), f(), f()) if way < 2 else '(if %s then %s else %s)' % (g('bool'), f(), f())
        if way == 0: return '(let h = %s in List.map h %s |> List.fold (fun _ a -> a) (h %s))' % (choice, g(('list', u)), g(u))
        change = '%s <- %s' % (h, f()) if way == 3 else 'ignore (%s %s)' % (h, g(u))
        return '(let mutable %s = %s in let mutable r = %s %s in (for %s in 1 .. %d do (r <- %s %s; if %s = 2 then %s)); r)' % (
            h, choice, h, g(u), i, self.r.randrange(4), h, g(u), i, change)

    # ---- statements ----
    def block(self, t, d, env, g):
        x, u = self.name('mut'), self.some_type(2)
        inner = env + [(x, u)]
        steps = [self.statement(d - 1, inner) for _ in range(self.r.randrange(1, 4))]
        return '(let mutable %s : %s = %s in %s; %s)' % (x, show(u), g(u), '; '.join(steps), self.expr(t, d - 1, inner))

    def places(self, env):
        """What can be assigned."""
        found = [(n, t) for n, t in env if n.startswith(('mut', 'fld', 'glob')) or n == 'this.Count' or n.endswith('.Value') and not n.startswith('i')]
        for n, t in list(env):
            if isinstance(t, str) or not n.replace('.Value', '').isalnum(): continue
            if t[0] == 'record' and (t[1] not in self.structs or n.startswith(('mut', 'fld', 'glob'))):
                found += [('%s.%s' % (n, f), u) for f, u, m in self.records[t[1]] if m]
            if t[0] == 'holder': found += [('%s.%s' % (n, f), u) for f, u, m in self.holders[t[1]] if m]
            if t[0] == 'both' and n.startswith(('mut', 'fld', 'glob')): found += [(n + '.Left', t[1]), (n + '.Right', 'int')]
            if t[0] == 'slot': found.append((n + '.Value', t[1]))
        # a closure stored where it can see itself is a cycle, which is not released
        return [(n, t) for n, t in found if comparable(t) or n.startswith(('mut', 'glob')) and '.' not in n]

    def statement(self, d, env):
        g = lambda u, e=env: self.expr(u, d - 1, e)
        places, n, x = self.places(env), self.r.randrange(16), self.name('i')
        arrays = [(a, t) for a, t in env if not isinstance(t, str) and t[0] == 'array']
        if n < 5 and places:
            place, t = self.pick(places[-6:] if self.chance(0.7) else places)
            return '(%s <- %s)' % (place, self.expr(t, d, env))
        if d > 0:
            s = lambda e=env: self.statement(d - 1, e)
            if n < 7: return '(if %s then %s)' % (g('bool'), s()) if self.chance(0.6) else '(if %s then %s else %s)' % (g('bool'), s(), s())
            if n == 7: return '(for %s in %d .. %d do %s)' % (x, self.r.randrange(-1, 2), self.r.randrange(1, 5), s(env + [(x, 'int')]))
            if n == 8:
                u = self.some_type(1)
                return '(for %s in %s do %s)' % (x, g((self.pick(['list', 'array', 'seq']), u)), s(env + [(x, u)]))
            if n == 9: return '(let mutable %s = 0 in while %s < %d && %s do (%s <- %s + 1; %s))' % (x, x, self.r.randrange(1, 5), g('bool'), x, x, s())
            if n == 10: return '(try %s with Odd(n, m) when n > 2 -> %s | Failure m -> %s)' % (s(), s(env + [('n', 'int'), ('m', 'string')]), s())
            if n == 11: return '(try %s finally %s)' % (s(), s())
            if n == 12: return '(try (try %s with Odd(n, m) -> (%s; reraise ())) with _ -> %s)' % (s(), s(env + [('n', 'int')]), s())
            if n == 13:
                u = self.some_type(1, False)
                return '(match %s with Some %s -> %s | None -> %s)' % (g(('option', u)), x, s(env + [(x, u)]), s())
        if n == 14 and arrays:
            a, t = self.pick(arrays)
            return '(put %s %s %s)' % (a, g('int'), g(t[1]))
        return '(tick %s |> ignore)' % g('int')

    def nested_function(self, t, d, env, g):
        inner, f, x, u = closed(env), self.name('go'), self.name('x'), self.some_type(1)
        body = self.expr(t, d - 2, inner + [('k', 'int'), (x, u)])
        args = '(k - 1) %s' % (x if self.chance(0.5) else self.expr(u, d - 2, inner + [('k', 'int'), (x, u)]))
        again = '(%s %s)' % (f, args)
        step = again if self.chance(0.5) else self.expr(t, d - 2, inner + [('k', 'int'), (x, u), (again, t), (again, t)])
        used = '(%s %d %s)' % (f, self.r.randrange(5), g(u))
        after = used if self.chance(0.3) else self.expr(t, d - 1, inner + [(used, t)]) if self.chance(0.6) else '(List.map (%s %d) %s |> List.fold (fun _ a -> a) %s)' % (
            f, self.r.randrange(3), g(('list', u)), used)
        return '(let rec %s (k: int) (%s: %s) : %s = (if k <= 0 then %s else %s) in %s)' % (f, x, show(u), show(t), body, step, after)

    # ---- sequences, maps ----
    def sequence(self, t, d, env, g):
        inner, x, u = closed(env), self.name('x'), self.some_type(1)
        h = lambda v, more=(): self.expr(v, d - 1, inner + list(more))
        n = self.r.randrange(12)
        if n == 0: return '(Seq.map (fun (%s: %s) -> %s) %s)' % (x, show(u), h(t[1], [(x, u)]), h(('seq', u)))
        if n == 1: return '(Seq.filter (fun (%s: %s) -> %s) %s)' % (x, show(t[1]), h('bool', [(x, t[1])]), h(t))
        if n == 2: return '(Seq.append %s %s)' % (h(t), h(t))
        if n == 3: return '(Seq.collect (fun (%s: %s) -> %s) %s)' % (x, show(u), h(t, [(x, u)]), h(('seq', u)))
        if n == 4: return '(ended %s %s)' % (h('int'), h(t))
        if n == 5: return '(counted %s (fun %s -> %s))' % (h('int'), x, h(t[1], [(x, 'int')]))
        if n == 6 and t[1] == 'int': return '(inorder %s)' % h(('tree', 'int'))
        if n < 9: return '(seq { for %s in %s do if %s then yield %s else yield! %s })' % (
            x, h((self.pick(['seq', 'list', 'array']), u)), h('bool', [(x, u)]), h(t[1], [(x, u)]), h(t, [(x, u)]))
        if n == 9: return '(seq { let %s = %s in yield %s })' % (x, h(u), h(t[1], [(x, u)]))
        if n == 10: return '(Seq.truncate (%s &&& 3) %s)' % (h('int'), h(t))
        return '(seq { yield %s; yield! %s; yield %s })' % (h(t[1]), h(t), h(t[1]))

    def mapping(self, t, d, env, g):
        inner, x = closed(env), self.name('x')
        n = self.r.randrange(4)
        if n == 0: return '(Map.add %s %s %s)' % (g(t[1]), g(t[2]), g(t))
        if n == 1: return '(Map.remove %s %s)' % (g(t[1]), g(t))
        if n == 2: return '(Map.filter (fun (%s: %s) (v: %s) -> %s) %s)' % (
            x, show(t[1]), show(t[2]), g('bool', inner + [(x, t[1]), ('v', t[2])]), g(t))
        u = self.some_type(1)
        return '(Map.map (fun (%s: %s) (v: %s) -> %s) %s)' % (
            x, show(t[1]), show(u), g(t[2], inner + [(x, t[1]), ('v', u)]), g(('map', t[1], u)))
