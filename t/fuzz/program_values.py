"""program_values: the part of programs.py that declares values of modules whose blocks have local functions, plain ones and generic
ones that call each other, with generic functions of the library inside; and ranges of every type with every kind of bound.
"""
import re
from program_types import INTS, show

VALUES_PRELUDE = '''let inline total a b = a + b
let tagged (tag: 'a) xs = List.map (fun x -> (tag, x)) xs'''

# name, its bits, signed, how a number of it is written
RANGED = dict([(t, (bits, signed, '%%d%s' % suffix)) for t, (suffix, bits, signed) in INTS.items()],
              nativeint=(64, 1, '%dn'), unativeint=(64, 0, '%dun'), bigint=(70, 1, '%dI'), decimal=(70, 1, '%dm'))


class Values:
    # ---- ranges ----
    def bound(self, text, v, env):
        """The number v, written or computed."""
        n, written = self.r.randrange(6), text % v if v >= 0 else '(%s)' % (text % v)
        if n == 0: return '(id %s)' % written
        if n == 1: return '(fst (%s, %s))' % (written, self.expr('string', 1, env))
        if n == 2: return '(let b = %s in b)' % written
        if n == 3 and v > 0: return '(total %s %s)' % (text % (v - 1), text % 1)
        return written

    def range_of(self, t, env):
        """`low .. high` or `low .. step .. high` of at most some twenty numbers, about the type's limits too."""
        r = self.r
        if t == 'char':
            low = r.randrange(32, 120)
            return "%s .. %s" % tuple(self.pick(["'%s'" % chr(c) if c not in (39, 92) else "' '", '(char %d)' % c]) for c in (low, low + r.randrange(-1, 9)))
        if t in ('float', 'float32'):
            suffix = 'f' if t == 'float32' else ''
            step = r.choice([0.1, 0.01, 0.25, 0.5, 1.0, 1.5, -0.1, -0.5, 3.0])
            low = r.choice([0.0, 1.0, -1.0, 0.5, 100.25])
            high = low + step * r.choice([0, 1, 2, 5, 10, 20, 3.5, -1])
            numbers = [low, high] if r.random() < 0.2 else [low, step, high]
            return ' .. '.join(('%r%s' if v >= 0 else '(%r%s)') % (round(v, 6), suffix) for v in numbers)
        bits, signed, text = RANGED[t]
        least, most = (-(1 << bits - 1), (1 << bits - 1) - 1) if signed else (0, (1 << bits) - 1)
        if t == 'decimal': least, most = -(10 ** 28), 10 ** 28
        fits = lambda v: max(least, min(most, v))
        low = fits(r.choice([0, 1, -3, 7, most, most - 2, least, least + 1, 100, -100]))
        if r.random() < 0.4:
            high = fits(low + r.randrange(-2, 7))
            if t == 'unativeint' and high == low: high += 1 if low < most else -1
            return '%s .. %s' % (self.bound(text, low, env), self.bound(text, high, env))
        step = fits(r.choice([1, 1, 2, 3, -1, -2, 5, most // 3, most // 2, most] + ([least // 2, least] if signed else [])))
        if not step: step = 1
        high = fits(low + step * r.randrange(-1, 6) + r.choice([0, 0, 1, -1]))
        if t == 'unativeint' and high == low: high += 1 if low < most else -1  # clef/differences.md: F# makes it empty
        return ' .. '.join(self.bound(text, v, env) for v in (low, step, high))

    def ranged(self, t, env):
        """A list of t."""
        over = self.range_of(t, env)
        n = self.r.randrange(8)
        if n == 0: return '(Seq.toList (seq { %s }))' % over
        if n == 1: return '(List.ofArray [| %s |])' % over
        if n == 2: return '[ for q in %s -> q ]' % over
        if n == 3: return '[ for q in %s do yield q; yield q ]' % over
        if n == 4: return '(let s = ref [] in (for q in %s do s.Value <- q :: s.Value); s.Value)' % over
        if n == 5: return '(Seq.toList (Seq.truncate 4 (seq { for q in %s do yield q })))' % over
        return '[ %s ]' % over

    def ranging(self, t, d, env, g):
        return self.ranged(t[1], env) if t[1] in RANGED or t[1] in ('char', 'float') else self.listing(t, d, env, g)

    # ---- functions of the library at the types of local functions ----
    def library(self, x):
        """(type of x, result, expression), in which x is the parameter of a plain local function."""
        r, n = self.r, self.r.randrange(24)
        t = self.pick(['int', 'int64', 'byte', 'float', 'int16'])
        if n == 0: return ('list', t), t, 'List.sum %s' % x
        if n == 1: return ('list', 'float'), 'float', '(if %s.IsEmpty then 0.0 else List.average %s)' % (x, x)
        if n == 2: return t, t, 'pown %s %d' % (x, r.randrange(5))
        if n == 3: return 'float', 'float', '(%s ** %s)' % (x, r.choice(['2.0', '0.5', '3.0']))
        if n == 4: return t, self.key_type_of(t), '(List.length [ for q in %s .. %s -> (q, %s) ] |> %s)' % (
            *(('0.0', '2.0') if t == 'float' else (INTS[t] and '0' + INTS[t][0], '3' + INTS[t][0])), x, self.key_type_of(t))
        if n == 5: return ('list', t), ('list', t), 'List.sort %s' % x
        if n == 6: return ('list', t), ('list', ('tuple', (t, 'int'))), 'List.countBy id %s' % x
        if n == 7: return ('list', t), ('map', t, 'string'), '(Map.ofList [ for q in %s -> (q, string q) ])' % x
        if n == 8: return t, 'string', 'sprintf "%%A" (%s, [%s])' % (x, x)
        if n == 9: return t, 'int', '(int %s + int (byte 7))' % x
        if n == 10: return ('array', t), t, '(if %s.Length = 0 then %s else Array.max %s)' % (x, self.literal(t), x)
        if n == 11: return ('list', t), 'bool', '(%s = List.rev %s || %s > [])' % (x, x, x)
        if n == 12: return ('list', t), ('list', ('tuple', ('int', t))), 'List.zip [ 1 .. %s.Length ] %s' % (x, x)
        if n == 13: return t, ('tuple', ('string', t)), 'swap (%s, "s")' % x
        if n == 14: return ('list', t), ('list', ('tuple', ('char', t))), "tagged 'c' %s" % x
        if n == 15: return ('list', t), t, '(List.fold total %s %s)' % (self.literal(t), x)
        if n == 16: return ('list', t), ('array', t), '(Seq.map (fun q -> total q q) %s |> Array.ofSeq)' % x
        if n == 17: return t, ('option', t), '(try Some (%s / %s) with _ -> None)' % (self.literal(t), x)
        if n == 18: return 'string', 'int', '(try int %s with _ -> %s.Length)' % (x, x)
        if n == 19: return ('list', t), ('set', t), 'Set.ofList %s' % x
        if n == 20: return ('list', t), 'string', '(String.concat "," (List.map string %s))' % x
        if n == 21: return ('option', t), t, 'Option.defaultValue %s %s' % (self.literal(t), x)
        if n == 22: return t, t, 'max %s (min %s %s)' % (x, self.literal(t), self.literal(t))
        return ('list', t), ('list', ('tuple', (t, ('list', t)))), 'List.groupBy id %s' % x

    def key_type_of(self, t): return 'int' if t == 'float' else t

    # ---- blocks ----
    def calm(self, t, env):
        """An expression that raises nothing: an exception would end the program where a value of the module is made."""
        funcs, self.funcs = self.funcs, []
        found = [e for e in (self.expr(t, 1, env) for _ in range(6)) if not re.search(r'[/%]|\.\[|raise|failwith|Substring|\bat ', e)]
        self.funcs = funcs
        return found[0] if found else self.leaf(t, env)

    def value_block(self, pad, env, d):
        """Lines that declare local functions, then (expression, its type) of their calls; it never holds a mutable local."""
        r, lines, known = self.r, [], len(self.funcs)
        env, generic = list(env), []
        plain = []
        for _ in range(r.randrange(2)):
            t, v = self.some_type(1, False), self.name('v')
            lines.append('%slet %s : %s = %s' % (pad, v, show(t), self.calm(t, env)))
            env.append((v, t))
        for _ in range(r.randrange(1, 4)):
            f = self.name('loc')
            if self.chance(0.6):
                t, res, body = self.library('x')
                note = self.pick([': %s' % show(res), ''])
                lines.append('%slet %s (x: %s) %s= %s' % (pad, f, show(t), note and note + ' ', body))
            else:
                t, res = self.some_type(1, False), self.some_type(1, False)
                lines.append('%slet %s (x: %s) : %s = %s' % (pad, f, show(t), show(res), self.calm(res, env + [('x', t)])))
            plain.append((f, t, res))
            self.funcs.append((f, [t], res))
        for _ in range(r.randrange(1, 4)):
            f, (p, t, res), n = self.name('gen'), self.pick(plain), r.randrange(8)
            call = '%s %s' % (p, self.calm(t, env))
            if n == 0 and d > 0:  # a block of its own inside
                inner, (e, res) = self.value_block(pad + '  ', env, d - 1)
                lines += ['%slet %s q =' % (pad, f)] + inner + ['%s  (%s, q)' % (pad, e)]
                made = lambda u, res=res: ('tuple', (res, u))
            elif n == 1:
                lines.append('%slet rec %s k q = (if k <= 0 then (%s, q) else %s (k - 1) q)' % (pad, f, call, f))
                made, f = (lambda u, res=res: ('tuple', (res, u))), f + ' %d' % r.randrange(3)
            elif n == 2 and generic:  # calls another
                h, other = self.pick(generic)
                lines.append('%slet %s q = (%s q, %s)' % (pad, f, h, call))
                made = lambda u, other=other, res=res: ('tuple', (other(u), res))
            elif n == 3:
                lines.append('%slet %s q = (%s |> fun v -> [ (v, q) ])' % (pad, f, call))
                made = lambda u, res=res: ('list', ('tuple', (res, u)))
            elif n == 4:
                lines.append('%slet %s q = (List.map %s [%s], Some q)' % (pad, f, p, self.calm(t, env)))
                made = lambda u, res=res: ('tuple', (('list', res), ('option', u)))
            elif n == 5:
                lines.append('%slet %s q = (lazy (%s, q)).Force()' % (pad, f, call))
                made = lambda u, res=res: ('tuple', (res, u))
            elif n == 6:
                lines.append('%slet %s q = Seq.toList (seq { yield (q, %s); yield (q, %s) })' % (pad, f, call, call))
                made = lambda u, res=res: ('list', ('tuple', (u, res)))
            else:
                lines.append('%slet %s q = (%s, q)' % (pad, f, call))
                made = lambda u, res=res: ('tuple', (res, u))
            generic.append((f, made))
        calls, types = [], []
        for f, made in generic[-2:]:
            for _ in range(2):
                u = self.some_type(1, False)
                calls.append('(%s %s)' % (f, self.calm(u, env)))
                types.append(made(u))
        del self.funcs[known:]
        return lines, ('(%s)' % ', '.join(calls), ('tuple', tuple(types)))

    def declare_value(self):
        r, lines, v = self.r, self.lines, self.name('val')
        n = r.randrange(12)
        if n < 4:
            block, (e, _) = self.value_block('  ', [], 1)
            lines += [self.pick(['let %s =' % v, 'let %s = lazy (' % v if n == 0 else 'let %s =' % v])] + block
            lazily = lines[-len(block) - 1].endswith('(')
            lines.append('  %s%s' % (e, ')' if lazily else ''))
            lines.append('printfn "%s %%A" %s' % (v, '(%s.Force())' % v if lazily else v))
        elif n == 4:
            block, (e, _) = self.value_block('  ', [], 1)
            lines += ['do'] + block + ['  printfn "%s %%A" %s' % (v, e)]
        elif n == 5:
            t = self.some_type(1, False)
            block, (e, _) = self.value_block('    ', [('m', t)], 1)
            lines += ['match Some %s with' % self.calm(t, []), '| Some m ->'] + block + ['    printfn "%s %%A" %s' % (v, e), '| None -> ()']
        elif n == 6:
            block, (e, _) = self.value_block('    ', [('i', 'int')], 1)
            lines += ['for i in 1 .. 2 do'] + block + ['    printfn "%s %%A" %s' % (v, e)]
        elif n == 7:
            block, (e, _) = self.value_block('    ', [], 1)
            lines += ['let %s =' % v, '  try'] + block + ['    sprintf "%%A" %s' % e, '  with Failure m -> m', 'printfn "%s %%s" %s' % (v, v)]
        elif n < 10:
            c, t = self.name('Kept'), self.some_type(1, False)
            block, (e, _) = self.value_block('    ', [('given', t)], 1)
            more, (e2, _) = self.value_block('    ', [], 1)
            generic = n == 9
            lines += ['type %s%s(given: %s%s) =' % (c, "<'z>" if generic else '', show(t), ", z: 'z" if generic else ''),
                      '  static let shared ='] + more + ['    sprintf "%%A" %s' % e2, '  let own ='] + block
            lines += ['    sprintf "%%A" %s' % e, '  member _.Own = own', '  static member Shared = shared']
            args = self.calm(t, [])
            if generic:
                lines.append('printfn "%s %%s %%s" (%s(%s, 1).Own) (%s<string>.Shared)' % (v, c, args, c))
            else:
                lines.append('printfn "%s %%s %%s" (%s(%s).Own) %s.Shared' % (v, c, args, c))
        elif n == 10:
            block, (e, _) = self.value_block('    ', [], 1)
            lines += ['module %s =' % self.name('Inner'), '  let %s =' % v] + block + ['    %s' % e, '  printfn "%s %%A" %s' % (v, v)]
        else:
            t = self.pick(list(RANGED) + ['char', 'float', 'float32'])
            lines.append('printfn "%s %%A" %s' % (v, self.ranged(t, [])))
