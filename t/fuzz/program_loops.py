"""program_loops: functions of programs.py over arrays, structs and lists, on several lines: loops with arithmetic on indices, of which
some checks can be proved and some fail; recursion into constructors, accumulators and trees; copies changed in place.
"""
import re
from program_types import show

LOOPS_PRELUDE = '''[<Struct>]
type Spot = { mutable X: int; mutable Y: int64 }
let bump (place: byref<int>) (k: int) = place <- place * 3 + k
let mix (xs: int[]) = Array.fold (fun h x -> h * 31 + x) 7 xs
let mixSpots (xs: Spot[]) = Array.fold (fun h s -> h * 31 + s.X + int s.Y) 7 xs'''


class Loops:
    def index(self, names, d=2):
        n = self.r.randrange(14)
        e = lambda: self.index(names, d - 1)
        if d == 0 or n < 4: return self.pick(names)
        if n < 6: return '(%s %s %d)' % (e(), self.pick('+-'), self.r.randrange(1, 4))
        if n == 6: return '(%s %s %s)' % (e(), self.pick('+-'), e())
        if n == 7: return '(%s * %d)' % (e(), self.pick([2, 3, 5, -1]))
        if n == 8: return '(%s %s %d)' % (e(), self.pick('/%'), self.pick([2, 3, 7, 8]))
        if n == 9: return '(%s &&& %d)' % (e(), self.pick([1, 3, 7, 15]))
        if n == 10: return '(%s >>> %d)' % (e(), self.r.randrange(1, 4))
        if n == 11: return '%s.Length' % self.pick(['a', 'b'])
        if n == 12: return '(%s - 1 - %s)' % (self.pick(['a.Length', 'b.Length', 'n']), e())
        return '(%s %s %s)' % (self.pick(['min', 'max']), e(), e())

    def element(self, names):
        return '%s.[%s]' % (self.pick(['a', 'a', 'b']), self.index(names, self.r.randrange(3)))

    def quantity(self, names):
        n = self.r.randrange(8)
        if n < 3: return self.element(names)
        if n < 5: return self.index(names)
        if n == 5: return 'p.[%s].X' % self.index(names, 1)
        if n == 6: return str(self.r.randrange(-5, 100))
        return '(%s %s %s)' % (self.quantity(names), self.pick(['+', '-', '*', '^^^']), self.quantity(names))

    def test(self, names):
        n = self.r.randrange(6)
        j = self.index(names, 1)
        if n < 2: return '0 <= %s && %s < %s.Length' % (j, j, self.pick(['a', 'b', 'p']))
        if n == 2: return '%s < %s.Length' % (j, self.pick(['a', 'b']))
        if n == 3: return '(%s || %s)' % (self.test(names), self.test(names))
        return '%s %s %s' % (self.quantity(names), self.pick(['<', '<=', '=', '<>', '>']), self.quantity(names))

    def counting(self, v, pad):
        """A loop that only counts and uses its counter as an index, from any start, so that its test and its checks are rewritten."""
        start = self.pick(['0', '1', '-1', '-2', '-7', 'n', '-n', 'System.Int32.MinValue', 'a.Length', 'b.Length - 3'])
        at = 'a.[%s%s]' % (v, self.pick(['', '', ' + 1', ' - 1']))
        return [pad + 'let mutable %s = %s' % (v, start), pad + 'while %s %s do' % (v, self.pick(['< a.Length', '< a.Length', '<= a.Length - 1', '< b.Length', '< n'])),
                pad + '  ' + self.pick(['s <- s + %s' % at, '%s <- %s + 1' % (at, at), 's <- s ^^^ %s + b.[%s]' % (at, v)]),
                pad + '  %s <- %s + %d' % (v, v, self.pick([1, 1, 2, 3]))]

    def steps(self, names, pad, d):
        """Lines of a block."""
        lines, names = [], list(names)
        for _ in range(self.r.randrange(1, 4)):
            n, v = self.r.randrange(20), self.name('j')
            if n < 3 and d:
                low, high = self.pick(['0', '1', '-1', self.index(names, 1)]), self.pick(['a.Length - 1', 'b.Length - 1', 'n', 'n - 1', 'a.Length', '%d' % self.r.randrange(9)])
                head = self.pick(['for %s in %s .. %s do' % (v, low, high), 'for %s = %s to %s do' % (v, low, high),
                                  'for %s = %s downto %s do' % (v, high, low), 'for %s in %s .. -1 .. %s do' % (v, high, low),
                                  'for %s in %s .. %d .. %s do' % (v, low, self.pick([2, 3]), high)])
                lines += [pad + head] + self.steps(names + [v], pad + '  ', d - 1)
            elif n == 3:
                lines += self.counting(v, pad)
            elif n == 4 and d:
                lines += [pad + 'let mutable %s = %s' % (v, self.pick(['0', 'n', '-1'])), pad + 'let mutable %sc = 0' % v,
                          pad + 'while %sc < %d && %s do' % (v, self.r.randrange(2, 12), self.pick(['%s < a.Length' % v, '%s >= 0' % v, self.test(names + [v])])),
                          pad + '  %sc <- %sc + 1' % (v, v)]
                lines += self.steps(names + [v], pad + '  ', d - 1)
                lines.append(pad + '  %s <- %s %s %d' % (v, v, self.pick('++-'), self.r.randrange(1, 3)))
            elif n < 8 and d:
                lines += [pad + 'if %s then' % self.test(names)] + self.steps(names, pad + '  ', d - 1)
                if self.chance(0.4): lines += [pad + 'else'] + self.steps(names, pad + '  ', d - 1)
            elif n == 8 and d:
                lines += [pad + 'try'] + self.steps(names, pad + '  ', d - 1)
                if self.chance(0.6): lines += [pad + 'with _ ->'] + self.steps(names, pad + '  ', d - 1)
                else: lines += [pad + 'finally', pad + '  s <- s + 1']
            elif n < 11: lines.append(pad + 's <- s %s %s' % (self.pick(['+', '-', '^^^']), self.quantity(names)))
            elif n < 13: lines.append(pad + '%s <- %s' % (self.element(names), self.quantity(names)))
            elif n == 13:
                lines.append(pad + 'let %s = %s' % (v, self.quantity(names)))
                names.append(v)
            elif n == 14: lines.append(pad + 'p.[%s].%s' % (self.index(names, 1), self.pick(['X <- %s' % self.quantity(names), 'Y <- int64 (%s)' % self.quantity(names)])))
            elif n == 15: lines += [pad + 'let mutable %s = p.[%s]' % (v, self.index(names, 1)), pad + '%s.X <- %s' % (v, self.quantity(names)),
                                    pad + 'p.[%s] <- %s' % (self.index(names, 1), self.pick([v, '{ %s with Y = 3L }' % v]))]
            elif n == 16: lines.append(pad + 'bump &%s (%s)' % (self.pick(['s', 'a.[%s]' % self.index(names, 1), 'p.[%s].X' % self.index(names, 1)]), self.index(names, 1)))
            elif n == 17: lines.append(pad + 'tick s |> ignore')
            elif n == 18: lines += [pad + 'let %s () = %s' % (v, self.quantity([x for x in names])), pad + 's <- s + %s ()' % v]
            else: lines.append(pad + 's <- Array.sum %s + s' % self.pick(['a', 'b', 'a.[%s ..]' % self.pick(['0', '1', 'n']), 'b.[.. %s]' % self.pick(['0', 'n'])]))
        if lines[-1].startswith(pad + 'let '): lines.append(pad + 's <- s + 1')
        return lines

    def declare_loop(self):
        f = self.name('loop')
        lines = ['let %s (a0: int[]) (b: int[]) (n: int) : int * int * int =' % f, '  let a = Array.copy a0',
                 '  let p = Array.init (b.Length + 1) (fun i -> { X = i; Y = int64 n })', '  let mutable s = 0']
        lines += self.steps(['n'], '  ', 3)
        lines.append('  (s, mix a, mixSpots p)')
        mutable = {l.split('let mutable ')[1].split(' ')[0] for l in lines if 'let mutable ' in l}
        for i, line in enumerate(lines):  # a local function may not capture these
            m = re.match(r"^( *let j\d+ \(\) = )(.*)$", line)
            if m: lines[i] = m.group(1) + re.sub(r'\bj?s?\d*\b', lambda w: '1' if w.group(0) in mutable else w.group(0), m.group(2))
        self.lines += lines
        small = lambda: '[|%s|]' % '; '.join(str(self.r.choice([0, 1, 2, 3, 5, -1, 7, 100, -2147483648, 2147483647])) for _ in range(self.r.randrange(10)))
        for _ in range(4):
            self.calls.append('(try printfn "%s %%A" (%s %s %s (%d)) with e -> printfn "%s: failed %%d" trace)' % (f, f, small(), small(), self.r.randrange(-2, 11), f))

    def declare_recursion(self):
        f, t = self.name('rec'), self.some_type(1, False)
        u = self.pick(['int', 'int', t, 'string'])
        env = [('x', t), ('k', 'int')]
        n = self.r.randrange(5)
        again = '(%s %s %s)' % (f, self.pick(['k', '(k - 1)', '(tick k)', '(k * 3)']), 'rest')
        e = lambda: self.expr(u, 2, env)
        if n == 0:  # a list
            head, base, res = 'rest', '[]', ('list', u)
            steps = ['%s :: %s' % (e(), again), '(if %s then %s else %s :: %s)' % (self.expr('bool', 2, env), again, e(), again),
                     '%s :: %s :: %s' % (e(), e(), again), '(let v = %s in %s :: v)' % (again, e()), '%s @ [%s]' % (again, e()),
                     '(match %s with y :: ys -> %s :: y :: ys | [] -> [%s])' % (again, e(), e()),
                     '(if k = 7 then failwith "seven" else %s :: %s)' % (e(), again), '(try %s :: %s with Failure _ -> [])' % (e(), again)]
            base = self.pick(['[]', '[%s]' % self.expr(u, 1, [('k', 'int')])])
        elif n == 1:  # a number
            res, base = 'int', self.expr('int', 1, [('k', 'int')])
            steps = ['%s + %s' % (self.expr('int', 2, env), again), '%s - %s' % (again, self.expr('int', 2, env)), 'max %s %s' % (self.expr('int', 2, env), again),
                     '(if %s then %s else 3 * %s)' % (self.expr('bool', 2, env), again, again)]
        elif n == 2:  # a pair
            res, base = ('tuple', (('list', u), 'int')), '([], %s)' % self.expr('int', 1, [('k', 'int')])
            steps = ['(let (p, q) = %s in (%s :: p, q + 1))' % (again, e()), '(let (p, q) = %s in (if %s then (p, q) else (%s :: p, q * 2)))' % (again, self.expr('bool', 2, env), e())]
        elif n == 3:  # an option of a list
            res, base = ('option', ('list', u)), self.pick(['Some []', 'None'])
            steps = ['(match %s with Some p -> Some (%s :: p) | None -> %s)' % (again, e(), self.pick(['None', 'Some []']))]
        else:  # an accumulator
            res = ('list', u)
            self.lines.append('let rec %sa (k: int) (xs: (%s list)) (acc: (%s list)) : (%s list) = match xs with | [] -> %s | x :: rest -> %s' % (
                f, show(t), show(u), show(u), self.pick(['acc', 'List.rev acc']), self.pick([
                    '%sa (k + 1) rest (%s :: acc)' % (f, e()), '(if %s then %sa k rest acc else %sa (k - 1) rest (%s :: acc))' % (self.expr('bool', 2, env), f, f, e()),
                    '(match acc with y :: ys when k > 2 -> %sa 0 rest (%s :: ys) | _ -> %sa (k + 1) rest (%s :: acc))' % (f, e(), f, e())])))
            self.lines.append('let %s (k: int) (xs: (%s list)) : (%s list) = %sa k xs []' % (f, show(t), show(u), f))
        if n < 4:
            self.lines.append('let rec %s (k: int) (xs: (%s list)) : %s = match xs with | [] -> %s | x :: rest -> %s' % (f, show(t), show(res), base, self.pick(steps)))
        self.funcs.append((f, ['int', ('list', t)], res))

    def declare_tree(self):
        f, t = self.name('tree'), self.key_type()
        env = [('x', t), ('k', 'int')]
        l, r = '(%s %s l)' % (f, self.pick(['k', '(k + 1)', '(tick k)'])), '(%s %s r)' % (f, self.pick(['k', '(k * 2)']))
        e = lambda: self.expr(t, 2, env)
        step = self.pick(['Node(%s, %s, %s)' % (l, e(), r), 'Node(%s, %s, %s)' % (r, e(), l), '(if %s then Node(%s, x, r) else Node(l, %s, %s))' % (self.expr('bool', 2, env), l, e(), r),
                          '(match l with Leaf -> Node(l, %s, %s) | Node(_, y, _) -> Node(%s, y, Leaf))' % (e(), r, l), '(let q = %s in Node(q, %s, q))' % (l, e()),
                          '(if k > 5 then t else Node(%s, %s, %s))' % (l, e(), r)])
        self.lines.append("let rec %s (k: int) (t: Tree<%s>) : Tree<%s> = match t with | Leaf -> %s | Node(l, x, r) -> %s" % (
            f, show(t), show(t), self.pick(['Leaf', 't', '(if k = 3 then Node(Leaf, %s, Leaf) else Leaf)' % self.expr(t, 1, [('k', 'int')])]), step))
        self.funcs.append((f, ['int', ('tree', t)], ('tree', t)))
