"""programs: well-typed random F# programs: arithmetic at its edges, closures, unions, records, lists, arrays, sequences,
exceptions, mutation, recursion. What a program is depends on its seed alone. Every expression is written on one line in brackets,
so that a reducer can cut lines and brackets; `tick` makes the order of evaluation visible, and each call's result is printed.
"""
import random
from program_loops import LOOPS_PRELUDE, Loops
from program_parts import Declarations, PRELUDE
from program_types import INTS, closed, comparable, show
from program_values import VALUES_PRELUDE, Values

class Program(Declarations, Loops, Values):
    def __init__(self, seed):
        self.r = random.Random(seed)
        self.serial = 0
        self.records, self.unions, self.funcs = {}, {}, []
        self.classes, self.holders, self.globals, self.structs = {}, {}, [], set()
        self.lines, self.calls = [], []

    def name(self, prefix):
        self.serial += 1
        return '%s%d' % (prefix, self.serial)

    def chance(self, p): return self.r.random() < p
    def pick(self, items): return self.r.choice(items)

    # ---- types ----
    def some_type(self, depth=2, functions=True):
        n, less = self.r.randrange(28), lambda: self.some_type(depth - 1, False)
        if depth == 0 or n < 8:
            return self.pick(['int', 'int', 'int', 'int', 'bool', 'string', 'float', 'char'] + list(INTS))
        if n < 10: return ('option', less())
        if n < 13: return ('list', self.some_type(depth - 1, functions and self.chance(0.2)))
        if n < 14: return ('array', less())
        if n < 16: return ('tuple', tuple(less() for _ in range(self.r.choice([2, 2, 3]))))
        if n < 17 and functions: return ('fun', less(), less())
        if n < 18 and self.records: return ('record', self.pick(list(self.records)))
        if n < 20 and self.unions: return ('union', self.pick(list(self.unions)))
        if n < 22: return (self.pick(['voption', 'both', 'both']), less())
        if n < 23: return (self.pick(['result', 'pair']), less(), less())
        if n < 24: return self.pick([('map', self.key_type(), less()), ('set', self.key_type()), ('tree', self.key_type())])
        if functions:
            return self.pick([('seq', less()), ('slot', less()), ('calc', less(), less())] +
                             [('class', c) for c in self.classes] + [('holder', h) for h in self.holders])
        return 'int'

    def key_type(self): return self.pick(['int', 'int', 'string', 'char', 'int64', 'byte', ('tuple', ('int', 'string'))])

    def define_types(self):
        for _ in range(self.r.randrange(1, 4)):
            if self.chance(0.5):
                name, struct = self.name('Rec'), self.chance(0.25)
                fields = [(self.name('F'), self.some_type(1, False), self.chance(0.3)) for _ in range(self.r.randrange(1, 5))]
                self.records[name] = fields
                if struct:
                    self.structs.add(name)
                    self.lines.append('[<Struct>]')
                self.lines.append('type %s = { %s }' % (name, '; '.join(
                    '%s%s: %s' % ('mutable ' if m else '', f, show(t)) for f, t, m in fields)))
            else:
                name = self.name('Uni')
                cases = [(self.name('C'), [self.some_type(1, False) for _ in range(self.r.choice([0, 1, 1, 2, 3]))])
                         for _ in range(self.r.randrange(1, 5))]
                if self.chance(0.4):  # recursive
                    cases.append((self.name('C'), [('union', name), self.some_type(0)]))
                    cases.insert(0, (self.name('C'), []))
                self.unions[name] = cases
                self.lines.append('type %s = %s' % (name, ' '.join(
                    '| %s%s' % (c, ' of ' + ' * '.join(show(t) for t in ts) if ts else '') for c, ts in cases)))

    # ---- expressions ----
    def literal(self, t):
        r = self.r
        if t in INTS:
            suffix, bits, signed = INTS[t]
            low, high = (-(1 << bits - 1), (1 << bits - 1) - 1) if signed else (0, (1 << bits) - 1)
            v = r.choice([0, 1, 2, 3, 7, 10, low, high, high - 1, low + 1, r.randint(low, high), r.randint(max(low, -100), min(high, 100)),
                          1 << r.randrange(bits - 1), -1 if signed else high])
            return '(%d%s)' % (v, suffix) if v < 0 else '%d%s' % (v, suffix)
        if t == 'bool': return r.choice(['true', 'false'])
        if t == 'string': return r.choice(['""', '"a"', '"bc"', '"hello"', '"\\u00e9t\\u00e9"', '"x,y"', '"1234567"', '"12345678"'])
        if t == 'char': return r.choice(["'a'", "'z'", "'0'", "' '", "'\\n'"])
        if t == 'float': return r.choice(['0.0', '1.0', '(-0.5)', '2.25', '1e10', '(-3e5)', '1e-3', '100.0', 'nan', 'infinity'])
        return None

    def leaf(self, t, env):
        known = [n for n, u in env if u == t]
        if known and self.chance(0.75): return self.pick(known)
        return self.literal(t) or self.build(t, 0, env)

    def build(self, t, d, env):
        """The type's own constructor."""
        g = lambda u: self.expr(u, d - 1, env)
        k = t[0]
        if k in ('option', 'voption'):
            none, some = ('None', 'Some') if k == 'option' else ('ValueNone', 'ValueSome')
            return '(%s : %s)' % (none, show(t)) if self.chance(0.3) else '(%s %s)' % (some, g(t[1]))
        if k in ('list', 'array'):
            bars = ('[', ']') if k == 'list' else ('[|', '|]')
            n = self.r.randrange(4 if d > 0 else 3 if isinstance(t[1], str) else 2)
            return '(%s%s%s : %s)' % (bars[0], '; '.join(g(t[1]) for _ in range(n)), bars[1], show(t))
        if k == 'tuple': return '(%s)' % ', '.join(g(u) for u in t[1])
        if k == 'fun':
            x = self.name('x')
            return '(fun (%s: %s) -> %s)' % (x, show(t[1]), self.expr(t[2], d - 1, closed(env) + [(x, t[1])]))
        if k == 'record':
            return '{ %s }' % '; '.join('%s = %s' % (f, g(u)) for f, u, _ in self.records[t[1]])
        if k != 'union': return self.build_declared(t, d, env)
        cases = self.unions[t[1]]
        plain = [c for c in cases if t not in c[1]]
        c, ts = self.pick(plain if d <= 0 else cases)
        if not ts: return c
        return '(%s(%s))' % (c, ', '.join(g(u) for u in ts))

    def expr(self, t, d, env):
        if d <= 0: return self.leaf(t, env)
        if not env or env[:len(self.globals)] != self.globals: env = self.globals + env
        g = lambda u, e=env: self.expr(u, d - 1, e)
        ways = [lambda: self.leaf(t, env)]
        ways += [self.conditional, self.local, self.matching, self.call, self.trying, self.looping, self.block, self.block,
                 self.projection, self.projection, self.nested_function] if d > 1 else [self.call]
        own = {'bool': self.truth, 'string': self.text, 'float': self.real, 'char': self.letter}
        if t in INTS: ways += [self.number] * 7
        elif isinstance(t, str): ways += [own[t]] * 5
        else:
            ways += [lambda *_: self.build(t, d, env)] * 3
            ways += {'list': [self.listing] * 5 + [self.ranging], 'array': [self.arraying] * 2, 'option': [self.optional] * 2, 'fun': [self.function] * 2,
                     'record': [self.update] * 2, 'tuple': [self.swapping], 'seq': [self.sequence] * 4, 'map': [self.mapping] * 2}.get(t[0], [])
        way = self.pick(ways)
        if way is ways[0]: return way()
        return way(t, d, env, g)

    def conditional(self, t, d, env, g):
        return '(if %s then %s else %s)' % (g('bool'), g(t), g(t))

    def local(self, t, d, env, g):
        n, u = self.r.randrange(8), self.some_type(1)
        x = self.name('v')
        if n < 4: return '(let %s = %s in %s)' % (x, g(u), g(t, env + [(x, u)]))
        if n == 4:  # captured and changed by a closure
            u = self.pick(list(INTS))
            f = self.name('bump')
            return '(let %s = ref %s in let %s () = (%s.Value <- %s; %s.Value) in %s)' % (
                x, g(u), f, x, self.expr(u, d - 2, closed(env) + [(x + '.Value', u)]), x,
                g(t, env + [(x + '.Value', u), ('(%s ())' % f, u)]))
        if n == 5 and comparable(u):
            return '(let mutable %s = %s in (%s <- %s); %s)' % (x, g(u), x, self.expr(u, d - 2, env), self.expr(t, d - 2, env))
        if n == 6:
            return '(let %s = lazy %s in %s)' % (x, g(u, closed(env)), g(t, env + [('(%s.Force())' % x, u)]))
        return '(use %s = { new System.IDisposable with member _.Dispose() = tick 3 |> ignore } in %s)' % (x, g(t))

    def pattern(self, t, d, binds):
        """May fail to match; binds names."""
        if d > 0 and not isinstance(t, str) and self.chance(0.7):
            k = t[0]
            p = lambda u: self.pattern(u, d - 1, binds)
            if k == 'tuple' and self.chance(0.9): return '(%s)' % ', '.join(p(u) for u in t[1])
            if k == 'option': return 'None' if self.chance(0.3) else '(Some %s)' % p(t[1])
            if k == 'voption': return 'ValueNone' if self.chance(0.3) else '(ValueSome %s)' % p(t[1])
            if k == 'result': return self.pick([lambda: '(Ok %s)' % p(t[1]), lambda: '(Error %s)' % p(t[2])])()
            if k == 'pair': return '{ First = %s; Second = %s }' % (p(t[1]), p(t[2]))
            if k == 'both': return '{ Left = %s }' % p(t[1])
            if k == 'array': return self.pick([lambda: '[||]', lambda: '[|%s|]' % p(t[1]), lambda: '[|%s; %s|]' % (p(t[1]), p(t[1]))])()
            if k == 'tuple' and len(t[1]) == 2 and self.chance(0.1): return '(Swapped(%s, %s))' % (p(t[1][1]), p(t[1][0]))
            if k == 'list' and self.chance(0.2): return '(Head %s)' % p(t[1])
            if k == 'list': return self.pick([lambda: '[]', lambda: '[%s]' % p(t[1]), lambda: '(%s :: %s)' % (p(t[1]), p(t))])()
            if k == 'union':
                c, ts = self.pick(self.unions[t[1]])
                return '(%s(%s))' % (c, ', '.join(p(u) for u in ts)) if ts else c
            if k == 'record':
                f, u, _ = self.pick(self.records[t[1]])
                return '{ %s = %s }' % (f, p(u))
        if t == 'int' and d > 0 and self.chance(0.3):
            return self.pick(['(Evn %s)', '(Odn %s)', '(Mult 3 %s)', '(Big %s)', '(Big %s & Evn _)']) % self.pattern(t, 0, binds)
        if t in ('int', 'char', 'byte', 'string') and self.chance(0.1):
            return '(%s)' % ' | '.join(self.literal(t).strip('()') for _ in range(3))
        if d > 0 and self.chance(0.1):
            x = self.name('p')
            binds.append((x, t))
            return '(%s as %s)' % (self.pattern(t, d - 1, binds), x)
        if isinstance(t, str) and t != 'float' and self.chance(0.3): return self.literal(t).strip('()')
        if self.chance(0.2): return '_'
        x = self.name('p')
        binds.append((x, t))
        return x

    def matching(self, t, d, env, g):
        u = self.some_type(2, False)
        arms = []
        for _ in range(self.r.randrange(1, 4)):
            binds = []
            p = self.pattern(u, 2, binds)
            e = env + binds
            guard = ' when %s' % self.expr('bool', d - 2, e) if self.chance(0.2) else ''
            arms.append('| %s%s -> %s' % (p, guard, g(t, e)))
        if self.chance(0.9): arms.append('| _ -> %s' % g(t))
        return '(match %s with %s)' % (g(u), ' '.join(arms))

    def call(self, t, d, env, g):
        known = [(f, ps) for f, ps, res in self.funcs if res == t]
        closures = [(n, u) for n, u in env if not isinstance(u, str) and u[0] == 'fun' and u[2] == t]
        if closures and self.chance(0.5):
            n, u = self.pick(closures)
            return '(%s %s)' % (n, g(u[1]))
        if not known: return self.leaf(t, env)
        f, ps = self.pick(known)
        return '(%s %s)' % (f, ' '.join(g(u) for u in ps))

    def trying(self, t, d, env, g):
        n = self.r.randrange(6)
        if n == 0: return '(failwith %s : %s)' % (g('string'), show(t))
        if n == 1: return '(raise (Odd(%s, %s)) : %s)' % (g('int'), g('string'), show(t))
        if n == 2: return '(try %s finally (tick %s |> ignore))' % (g(t), g('int'))
        x, m = self.name('n'), self.name('m')
        arms = [' | Odd(%s, %s) -> %s' % (x, m, self.expr(t, d - 2, env + [(x, 'int'), (m, 'string')]))] if self.chance(0.6) else []
        if self.chance(0.5): arms.append(' | Failure %s -> %s' % (m, self.expr(t, d - 2, env + [(m, 'string')])))
        if self.chance(0.6) or not arms: arms.append(' | _ -> %s' % self.expr(t, d - 2, env))
        return '(try %s with%s)' % (g(t), ''.join(arms))

    def looping(self, t, d, env, g):
        if not comparable(t): return g(t)
        x, i = self.name('s'), self.name('i')
        e = env + [(x + '.Value', t), (i, 'int')]
        if self.chance(0.3):
            return '(let %s = ref 0 in let %s = ref %s in (while %s.Value < %d do (%s.Value <- %s.Value + 1; %s.Value <- %s)); %s.Value)' % (
                i, x, g(t), i, self.r.randrange(1, 6), i, i, x,
                self.expr(t, d - 2, env + [(x + '.Value', t), (i + '.Value', 'int')]), x)
        u = self.some_type(0)
        over = self.pick(['%d .. %d' % (self.r.randrange(-2, 3), self.r.randrange(1, 6)),
                          '%d .. -1 .. %d' % (self.r.randrange(2, 6), self.r.randrange(-1, 3)), None])
        if over is None:
            over = g(('list' if self.chance(0.5) else 'array', u))
            e = env + [(x + '.Value', t), (i, u)]
        return '(let %s = ref %s in (for %s in %s do %s.Value <- %s); %s.Value)' % (x, g(t), i, over, x, self.expr(t, d - 2, e), x)

    def number(self, t, d, env, g):
        n, signed = self.r.randrange(24), INTS[t][2]
        if n < 7: return '(%s %s %s)' % (g(t), self.pick(['+', '-', '*', '&&&', '|||', '^^^']), g(t))
        if n < 9: return '(%s %s %s)' % (g(t), self.pick(['/', '%']), self.pick([g(t), self.literal(t)]))
        if n < 11: return '(%s %s %s)' % (g(t), self.pick(['<<<', '>>>']), self.pick([str(self.r.randrange(70)), g('int')]))
        if n == 11: return '(%s %s)' % (self.pick(['~~~', '-'] if signed else ['~~~']), g(t))
        if n < 14: return '(%s %s)' % (t, g(self.pick(list(INTS))))
        if n == 14: return '(%s %s %s)' % (self.pick(['max', 'min']), g(t), g(t))
        if t != 'int': return '(List.fold (fun a b -> a %s b) %s %s)' % (self.pick(['+', '^^^', '-']), g(t), g(('list', t)))
        if n == 15: return '(tick %s)' % g('int')
        if n == 16: return '(List.length %s)' % g(('list', self.some_type(1)))
        if n == 17: return '((%s).Length)' % g(self.pick(['string', ('array', self.some_type(1, False))]))
        if n == 18: return '((%s).[%s &&& 3])' % (g(('array', 'int')), g('int'))
        if n == 19: return '(sign (compare %s %s))' % ((lambda u: (g(u), g(u)))(self.some_type(1, False)))
        if n == 20: return '(abs %s)' % g('int')
        if n == 21 and self.records:
            name = self.pick(list(self.records))
            fs = [f for f, u, _ in self.records[name] if u == 'int']
            if fs: return '((%s : %s).%s)' % (g(('record', name)), name, self.pick(fs))
        if n == 22: return '(Seq.sum (seq { for q in %s do if q > %s then yield q }))' % (g(('list', 'int'), closed(env)), g('int', closed(env)))
        return '(fst %s)' % g(('tuple', ('int', self.some_type(0))))

    def truth(self, t, d, env, g):
        n = self.r.randrange(10)
        if n < 6:
            u = self.some_type(1, False)
            return '(%s %s %s)' % (g(u), self.pick(['=', '<>', '<', '>', '<=', '>=']), g(u))
        if n == 6: return '(not %s)' % g('bool')
        if n < 9: return '(%s %s %s)' % (g('bool'), self.pick(['&&', '||']), g('bool'))
        u = self.some_type(1)
        x = self.name('x')
        return '(List.%s (fun %s -> %s) %s)' % (self.pick(['exists', 'forall']), x, g('bool', closed(env) + [(x, u)]), g(('list', u)))

    def text(self, t, d, env, g):
        n = self.r.randrange(7)
        if n < 2: return '(%s + %s)' % (g(t), g(t))
        if n == 2: return '(string %s)' % g(self.pick(list(INTS)))
        if n == 3: return '(sprintf "%%d-%%s" %s %s)' % (g('int'), g('string'))
        if n == 4: return '((%s).Substring(%s &&& 1))' % (g('string'), g('int'))
        if n == 5: return '(String.concat "," %s)' % g(('list', 'string'))
        return '(string %s)' % g('char')

    def real(self, t, d, env, g):
        n = self.r.randrange(6)
        if n < 4: return '(%s %s %s)' % (g(t), self.pick('+-*/'), g(t))
        if n == 4: return '(float %s)' % g(self.pick(['int', 'int64', 'byte', 'int16']))
        return '(%s %s)' % (self.pick(['abs', '-', 'floor', 'ceil', 'truncate']), g(t))

    def letter(self, t, d, env, g): return '(char (int %s &&& 63 ||| 32))' % g('byte')

    def listing(self, t, d, env, g):
        n, u, x = self.r.randrange(12), self.some_type(1), self.name('x')
        if n < 2: return '(%s :: %s)' % (g(t[1]), g(t))
        if n == 2: return '(%s @ %s)' % (g(t), g(t))
        if n < 5: return '(List.map (fun (%s: %s) -> %s) %s)' % (x, show(u), g(t[1], closed(env) + [(x, u)]), g(('list', u)))
        if n == 5: return '(List.filter (fun (%s: %s) -> %s) %s)' % (x, show(t[1]), g('bool', closed(env) + [(x, t[1])]), g(t))
        if n == 6: return '(List.rev %s)' % g(t)
        if n == 7: return '[ for %s in %s do if %s then yield %s ]' % (x, g(('list', u), closed(env)), g('bool', closed(env) + [(x, u)]), g(t[1], closed(env) + [(x, u)]))
        if n == 8: return '(List.collect (fun (%s: %s) -> %s) %s)' % (x, show(u), g(t, closed(env) + [(x, u)]), g(('list', u)))
        if n == 9: return '(List.init (%s &&& 3) (fun %s -> %s))' % (g('int'), x, g(t[1], closed(env) + [(x, 'int')]))
        if n == 10: return '(mapped (fun (%s: %s) -> %s) %s)' % (x, show(u), g(t[1], closed(env) + [(x, u)]), g(('list', u)))
        return '(Seq.toList (Seq.truncate 3 (seq { yield! %s; for %s in 0 .. 2 do yield %s })))' % (g(t, closed(env)), x, g(t[1], closed(env) + [(x, 'int')]))

    def arraying(self, t, d, env, g):
        x = self.name('a')
        if self.chance(0.5):
            return '(let %s = %s in (if %s.Length > 1 then %s.[%s &&& 1] <- %s); %s)' % (x, g(t), x, x, g('int'), g(t[1], env), x)
        u = self.some_type(1)
        return '(Array.map (fun (%s: %s) -> %s) %s)' % (x, show(u), g(t[1], closed(env) + [(x, u)]), g(('array', u)))

    def optional(self, t, d, env, g):
        x, u = self.name('x'), self.some_type(1)
        if self.chance(0.5): return '(Option.map (fun (%s: %s) -> %s) %s)' % (x, show(u), g(t[1], closed(env) + [(x, u)]), g(('option', u)))
        return '(List.tryFind (fun (%s: %s) -> %s) %s)' % (x, show(t[1]), g('bool', closed(env) + [(x, t[1])]), g(('list', t[1])))

    def function(self, t, d, env, g):
        known = [f for f, ps, res in self.funcs if len(ps) == 2 and ps[1] == t[1] and res == t[2]]
        if known:
            f = self.pick(known)
            return '(%s %s)' % (f, g([ps for n, ps, _ in self.funcs if n == f][0][0]))
        if t[1] == t[2] and self.chance(0.5): return '(twice %s)' % g(t)
        u = self.some_type(0)
        return '(%s >> %s)' % (g(('fun', t[1], u)), g(('fun', u, t[2])))

    def update(self, t, d, env, g):
        f, u, m = self.pick(self.records[t[1]])
        return '{ (%s : %s) with %s = %s }' % (g(t), t[1], f, g(u))

    def swapping(self, t, d, env, g):
        if len(t[1]) == 2: return '(swap %s)' % g(('tuple', (t[1][1], t[1][0])))
        return g(t)

    # ---- the whole ----
    def text_of(self):
        r, lines = self.r, self.lines
        lines += '\n'.join([PRELUDE, LOOPS_PRELUDE, VALUES_PRELUDE]).split('\n')
        self.define_types()
        for k in range(r.randrange(4, 9)):
            self.declare()
            f, res = 'f%d' % k, self.some_type(2)
            ps = [('a%d' % i, self.some_type(2)) for i in range(r.randrange(1, 4))]
            head = ' '.join('(%s: %s)' % (p, show(u)) for p, u in ps)
            depth = r.randrange(2, 6)
            if self.chance(0.35):
                env = ps + [('n', 'int')]
                args = lambda: ' '.join(self.expr(u, 2, env) if self.chance(0.5) else p for p, u in ps)
                again = '(%s (n - 1) %s)' % (f, args())
                body = again if self.chance(0.5) else self.expr(res, depth - 1, env + [(again, res)])
                lines.append('let rec %s (n: int) %s : %s = if n <= 0 then %s else %s' % (f, head, show(res), self.expr(res, depth - 1, env), body))
                lines.append('let %sx %s : %s = %s %d %s' % (f, head, show(res), f, r.randrange(1, 5), ' '.join(p for p, _ in ps)))
                f += 'x'
            else:
                inline = 'inline ' if self.chance(0.1) else ''
                lines.append('let %s%s %s : %s = %s' % (inline, f, head, show(res), self.expr(res, depth, ps)))
            self.funcs.append((f, [u for _, u in ps], res))
            if self.chance(0.3): self.declare_value()
        for f, ps, res in self.funcs:
            for _ in range(3):
                args, given = ' '.join(self.expr(u, 2, []) for u in ps), res
                while not isinstance(given, str) and given[0] == 'fun':
                    args, given = '%s %s' % (args, self.expr(given[1], 1, [])), given[2]
                what, shown = '%A', '(%s %s)' % (f, args)
                if given[0] == 'seq': given, shown = ('list', given[1]), '(Seq.toList (Seq.truncate 9 %s))' % shown
                if given[0] == 'slot': given, shown = given[1], '%s.Value' % shown
                if given[0] == 'calc': given, shown = given[2], '(%s.Calc(%s))' % (shown, self.expr(given[1], 1, []))
                if given[0] == 'class':
                    _, a, b, result = self.classes[given[1]]
                    given, shown = result, '(%s.Act(%s, %s))' % (shown, self.expr(a, 1, []), self.expr(b, 1, []))
                if not comparable(given): what, shown = '%d', '(ignore %s; 0)' % shown
                lines.append('(try printfn "%s %s" %s with Odd(n, m) -> printfn "%s: %%d %%s" n m | e -> printfn "%s: failed")' % (f, what, shown, f, f))
        lines += self.calls
        lines.append('printfn "%d" trace')
        return '\n'.join(lines) + '\n'


def program(seed): return Program(seed).text_of()


if __name__ == '__main__':
    import sys
    sys.stdout.write(program(int(sys.argv[1])))
