#!/usr/bin/env python3
"""mir.py: random MIR programs. `t/fuzz/mir.py DIR [-seed N] [-count N]` writes DIR/mir-SEED.mir; out/mir_steps (t/unit/mir_steps.c)
interprets each before and after every step and after ownership, with counts and leaks checked.

Programs end: a function takes fuel first and does nothing more when it has none; loops count. They have lists, trees, records,
mutable cells, arrays of references, strings, static data, closures, methods, runtime slots, lazy cells, exceptions with
and without handlers, tail calls, loops with reference parameters. Same seed, same program.
"""
import random
import sys

PRELUDE = r'''
row str string size 8 stride 1
row list block size 16 { case 0 "Nil" size 0; case 1 "Cons" size 16 words 1? }
row tree block size 24 { case 0 "Leaf" size 0; case 1 "Node" size 24 words 0?, 2? }
row rec block size 24 words 0?, 1
row cell block size 8 words 0?
row exn exception nominal size 16 words 0?
row arr array size 8 stride 8 elements 0?
row fnlist closure size 24 words 1?
row fncell closure size 16 words 1
row fnplain closure size 8
row lazy lazy size 32 words 1?, 3?
row Shape class nominal size 8 subtypes Shape .. Big
row Small class nominal size 8 base Shape methods [@small_area]
row Big class nominal size 24 words 1?, 2? base Shape methods [@big_area]
data @text string str "x"
data @one object list tag 1 size 16 { 0: i64 = 1, 8: ref?<list> = 0 }
data @two object list tag 1 size 16 { 0: i64 = 2, 8: ref?<list> = @one + 0 }
data @boom object exn size 16 { 0: ref?<list> = @two + 0, 8: i64 = 99 }
data @fixed object cell size 8 mutable { 0: ref?<list> = @two + 0 }
data @plain object fnplain tag 1 size 8 { 0: code = @code_plain }
data @globals slots size 16 { 0: ref?<list> = 0; 8: i64 = 7 }
func @print(v1: i64) noinline {
b1:
  v2 = const.i64 24
  v3 = alloc_array v2 row str zeroed
  v4 = const.i64 0
  v5 = slt v1, v4
  v6 = ineg v1
  v7 = select.i64 v5, v6, v1
  v8 = const.i64 23
  v9 = addr v3 + 8
  v10 = const.i8 10
  v11 = addr_add v9, v8
  store.i8 v11, v10 mutable
  goto b2(v7, v8)
b2(v12: i64, v13: i64):
  v14 = const.i64 10
  v15 = const.i8 1
  v16 = known v15
  v17 = urem v12, v14 proof v16
  v18 = udiv v12, v14 proof v16
  v19 = const.i64 48
  v20 = iadd v17, v19
  v21 = trunc.i8 v20
  v22 = const.i64 -1
  v23 = iadd v13, v22
  v24 = addr_add v9, v23
  store.i8 v24, v21 mutable
  v25 = const.i64 0
  v26 = ine v18, v25
  switch v26 { 0 -> b3, default -> b2(v18, v23) }
b3:
  switch v5 { 0 -> b5(v23), default -> b4 }
b4:
  v27 = iadd v23, v22
  v28 = addr_add v9, v27
  v29 = const.i8 45
  store.i8 v28, v29 mutable
  goto b5(v27)
b5(v30: i64):
  v31 = addr_add v9, v30
  v32 = isub v8, v30
  v33 = const.i64 1
  v34 = iadd v32, v33
  v35 = sys.write v33, v31, v34
  return
}
func @sum(v1: ref?<list>) -> i64 {
b1: v2 = const.i64 0; goto b2(v1, v2)
b2(v3: ref?<list>, v4: i64): v5 = is_imm v3; switch v5 { 0 -> b4, default -> b3 }
b3: return v4
b4: v6 = passed; v7 = cast.ref<list> v3 proof v6
  v8 = load.i64 v7 row list field 1 proof v6; v9 = load.ref?<list> v7 + 8 row list field 2 proof v6
  v10 = const.i64 31; v11 = imul v4, v10; v12 = iadd v11, v8; goto b2(v9, v12)
}
func @sum_tree(v1: ref?<tree>) -> i64 {
b1: v5 = is_imm v1; switch v5 { 0 -> b4, default -> b3 }
b3: v2 = const.i64 1; return v2
b4: v6 = passed; v7 = cast.ref<tree> v1 proof v6
  v8 = load.ref?<tree> v7 row tree field 1 proof v6; v9 = load.i64 v7 + 8 row tree field 2 proof v6
  v10 = load.ref?<tree> v7 + 16 row tree field 3 proof v6
  call @sum_tree(v8) -> b5
b5(v11: i64): call @sum_tree(v10) -> b6
b6(v12: i64): v13 = imul v11, v9; v14 = iadd v13, v12; return v14
}
func @set(v1: ref<cell>, v2: ref?<list>) noinline {
b1: store.ref v1, v2 row cell field 1 mutable; return
}
func @small_area(v1: ref<Shape>, v2: i64) -> i64 address {
b1: v3 = assumed; v4 = cast.ref<Small> v1 proof v3; v5 = load.i64 v4 row Small field 1; v6 = iadd v5, v2; return v6
}
func @big_area(v1: ref<Shape>, v2: i64) -> i64 raises address {
b1: v3 = assumed; v4 = cast.ref<Big> v1 proof v3
  v5 = load.ref?<list> v4 + 8 row Big field 2; call @sum(v5) -> b2
b2(v6: i64): v7 = slt v6, v2; switch v7 { 0 -> b3, default -> b4 }
b3: return v6
b4: v8 = load.ref?<list> v4 + 16 row Big field 3; v9 = alloc row exn size 16
  store.ref v9, v8 row exn field 1 init; store.i64 v9 + 8, v6 row exn field 2 init; raise v9
}
func @code_list(v1: i64, v2: ref) -> i64 address {
b1: v3 = cast.ref<fnlist> v2; v4 = load.ref?<list> v3 + 8 row fnlist field 2; v5 = load.i64 v3 + 16 row fnlist field 3
  v6 = iadd v1, v5; call @sum(v4) -> b2
b2(v7: i64): v8 = iadd v6, v7; return v8
}
func @code_cell(v1: i64, v2: ref) -> i64 raises address {
b1: v3 = cast.ref<fncell> v2; v4 = load.ref<cell> v3 + 8 row fncell field 2
  v5 = load.ref?<list> v4 row cell field 1 mutable
  v6 = alloc row list tag 1 size 16; store.i64 v6, v1 row list field 1 init; store.ref v6 + 8, v5 row list field 2 init
  store.ref v4, v6 row cell field 1 mutable
  v7 = const.i64 17; v8 = ieq v1, v7; switch v8 { 0 -> b2, default -> b3 }
b2: tailcall @sum(v6)
b3: v9 = alloc row exn size 16; store.ref v9, v6 row exn field 1 init; store.i64 v9 + 8, v1 row exn field 2 init; raise v9
}
func @code_plain(v1: i64, v2: ref) -> i64 address { b1: v3 = const.i64 5; v4 = imul v1, v3; return v4 }
func @force_code(v1: ref<lazy>) address cell {
b1: v2 = const.i64 1; store.i64 v1, v2 row lazy field 1 mutable
  v3 = load.ref?<list> v1 + 24 row lazy field 4 mutable
  v4 = alloc row list tag 1 size 16; store.i64 v4, v2 row list field 1 init; store.ref v4 + 8, v3 row list field 2 init
  store.ref v1 + 8, v4 row lazy field 2 mutable
  v5 = imm.ref?<list> 0; store.ref v1 + 24, v5 row lazy field 4 mutable; return
}
func @force(v1: ref<lazy>) -> ref?<list> {
b1: v2 = load.i64 v1 row lazy field 1 mutable; switch v2 { 0 -> b2, default -> b3 }
b2: v3 = load.code v1 + 16 row lazy field 3; call code v3(v1) noraise -> b3
b3: v4 = load.ref?<list> v1 + 8 row lazy field 2 mutable; return v4
}
func @append(v1: ref?<list>, v2: ref?<list>) -> ref?<list> {
b1: v5 = is_imm v1; switch v5 { 0 -> b4, default -> b3 }
b3: return v2
b4: v6 = passed; v7 = cast.ref<list> v1 proof v6
  v8 = load.i64 v7 row list field 1 proof v6; v9 = load.ref?<list> v7 + 8 row list field 2 proof v6
  call @append(v9, v2) -> b5
b5(v10: ref?<list>): v11 = alloc row list tag 1 size 16
  store.i64 v11, v8 row list field 1 init; store.ref v11 + 8, v10 row list field 2 init; return v11
}
func @reverse(v1: ref?<list>, v2: ref?<list>) -> ref?<list> {
b1: v5 = is_imm v1; switch v5 { 0 -> b4, default -> b3 }
b3: return v2
b4: v6 = passed; v7 = cast.ref<list> v1 proof v6
  v8 = load.i64 v7 row list field 1 proof v6; v9 = load.ref?<list> v7 + 8 row list field 2 proof v6
  v11 = alloc row list tag 1 size 16
  store.i64 v11, v8 row list field 1 init; store.ref v11 + 8, v2 row list field 2 init; tailcall @reverse(v9, v11)
}
'''

LIST, TREE, REC, CELL, ARR, FN, LAZY, SHAPE, EXN, INT = 'list tree rec cell arr fn lazy shape exn int'.split()
TEXT = {LIST: 'ref?<list>', TREE: 'ref?<tree>', REC: 'ref<rec>', CELL: 'ref<cell>', ARR: 'ref<arr>', FN: 'ref',
        LAZY: 'ref<lazy>', SHAPE: 'ref<Shape>', EXN: 'ref', INT: 'i64'}
PARAM_TYPES = [LIST, LIST, LIST, TREE, REC, CELL, ARR, FN, LAZY, SHAPE, INT, INT]


class Signature:
    def __init__(self, name, params, results, raises):
        self.name, self.params, self.results, self.raises = name, params, results, raises


class Gen:
    """One function."""

    def __init__(self, rng, signature, others):
        self.rng, self.sig, self.others = rng, signature, others
        self.lines, self.values, self.blocks = [], 0, 1
        self.budget = rng.randint(4, 22)
        self.depth = 0

    def value(self):
        self.values += 1
        return 'v%d' % self.values

    def block(self):
        self.blocks += 1
        return 'b%d' % self.blocks

    def add(self, text):
        self.lines.append('  ' + text)

    def let(self, text):
        v = self.value()
        self.add('%s = %s' % (v, text))
        return v

    def label(self, block, params=''):
        self.lines.append('%s%s:' % (block, '(%s)' % params if params else ''))

    def const(self, n):
        return self.let('const.i64 %d' % n)

    # ---- making values ----
    def pick(self, env, kind, fresh=0.2):
        have = [v for v, k in env if k == kind]
        if have and self.rng.random() >= fresh:
            return self.rng.choice(have[-6:])
        self.depth += 1
        v = self.make(env, kind)
        self.depth -= 1
        return v

    def make(self, env, kind):
        r = self.rng
        if self.depth > 3:
            if kind == LIST: return self.let('imm.ref?<list> 0')
            if kind == TREE: return self.let('imm.ref?<tree> 0')
        if kind == INT:
            if self.depth > 3 or r.random() < 0.5:
                return self.const(r.randint(-3, 20))
            a, b = self.pick(env, INT, 0.1), self.pick(env, INT, 0.1)
            return self.let('%s %s, %s' % (r.choice(['iadd', 'isub', 'imul', 'iand', 'ixor', 'ior']), a, b))
        if kind == LIST:
            c = r.random()
            if c < 0.25: return self.let('imm.ref?<list> 0')
            if c < 0.35: return self.let('symbol.ref<list> @%s' % r.choice(['one', 'two']))
            if c < 0.45:
                a, b = self.pick(env, LIST, 0), self.pick(env, LIST, 0)
                t = self.let('slt %s, %s' % (self.pick(env, INT), self.pick(env, INT)))
                return self.let('select.ref?<list> %s, %s, %s' % (t, a, b))
            n, rest = self.pick(env, INT), self.pick(env, LIST)
            v = self.let('alloc row list tag 1 size 16')
            self.add('store.i64 %s, %s row list field 1 init' % (v, n))
            self.add('store.ref %s + 8, %s row list field 2 init' % (v, rest))
            return v
        if kind == TREE:
            if r.random() < 0.4: return self.let('imm.ref?<tree> 0')
            a, n, b = self.pick(env, TREE), self.pick(env, INT), self.pick(env, TREE)
            v = self.let('alloc row tree tag 1 size 24')
            self.add('store.ref %s, %s row tree field 1 init' % (v, a))
            self.add('store.i64 %s + 8, %s row tree field 2 init' % (v, n))
            self.add('store.ref %s + 16, %s row tree field 3 init' % (v, b))
            return v
        if kind == REC:
            a, c, n = self.pick(env, LIST), self.pick(env, CELL), self.pick(env, INT)
            v = self.let('alloc row rec size 24')
            self.add('store.ref %s, %s row rec field 1 init' % (v, a))
            self.add('store.ref %s + 8, %s row rec field 2 init' % (v, c))
            self.add('store.i64 %s + 16, %s row rec field 3 init' % (v, n))
            return v
        if kind == CELL:
            if r.random() < 0.15: return self.let('symbol.ref<cell> @fixed')
            a = self.pick(env, LIST)
            v = self.let('alloc row cell size 8')
            self.add('store.ref %s, %s row cell field 1 init' % (v, a))
            return v
        if kind == ARR:
            size = r.randint(1, 4)
            n = self.const(size)
            v = self.let('alloc_array %s row arr zeroed' % n)
            for i in range(size):
                if r.random() < 0.6:
                    x = self.pick(env, LIST)
                    self.add('store.ref %s + %d, %s row arr field 1 mutable' % (v, 8 + 8 * i, x))
            return v
        if kind == FN:
            way = r.random()
            if way < 0.2: return self.let('symbol.ref<fnplain> @plain')
            if way < 0.6:
                a, n = self.pick(env, LIST), self.pick(env, INT)
                v = self.let('alloc row fnlist tag 1 size 24')
                code = self.let('symbol.code @code_list')
                self.add('store.code %s, %s row fnlist field 1 init' % (v, code))
                self.add('store.ref %s + 8, %s row fnlist field 2 init' % (v, a))
                self.add('store.i64 %s + 16, %s row fnlist field 3 init' % (v, n))
            else:
                a = self.pick(env, CELL)
                v = self.let('alloc row fncell tag 1 size 16')
                code = self.let('symbol.code @code_cell')
                self.add('store.code %s, %s row fncell field 1 init' % (v, code))
                self.add('store.ref %s + 8, %s row fncell field 2 init' % (v, a))
            return v
        if kind == LAZY:
            a = self.pick(env, LIST)
            v = self.let('alloc row lazy size 32 zeroed')
            code = self.let('symbol.code @force_code')
            self.add('store.code %s + 16, %s row lazy field 3 init' % (v, code))
            self.add('store.ref %s + 24, %s row lazy field 4 init' % (v, a))
            return v
        if kind == SHAPE:
            if r.random() < 0.5:
                n = self.pick(env, INT)
                v = self.let('alloc row Small size 8')
                self.add('store.i64 %s, %s row Small field 1 init' % (v, n))
            else:
                n, a, b = self.pick(env, INT), self.pick(env, LIST), self.pick(env, LIST)
                v = self.let('alloc row Big size 24')
                self.add('store.i64 %s, %s row Big field 1 init' % (v, n))
                self.add('store.ref %s + 8, %s row Big field 2 init' % (v, a))
                self.add('store.ref %s + 16, %s row Big field 3 init' % (v, b))
            return self.let('cast.ref<Shape> %s' % v) if r.random() < 0.5 else v
        assert kind == EXN
        if r.random() < 0.15: return self.let('symbol.ref<exn> @boom')
        a, n = self.pick(env, LIST), self.pick(env, INT)
        v = self.let('alloc row exn size 16')
        self.add('store.ref %s, %s row exn field 1 init' % (v, a))
        self.add('store.i64 %s + 8, %s row exn field 2 init' % (v, n))
        return v

    # ---- statements: each goes on in the block it leaves open; gives the new values ----
    def raising_call(self, text, results, env, raises):
        """A call that goes on in a new block; perhaps with a handler that joins it."""
        r = self.rng
        names = [self.value() for _ in results]
        params = ', '.join('%s: %s' % (v, TEXT[k]) for v, k in zip(names, results))
        then = self.block()
        if raises and (not self.sig.raises or r.random() < 0.45):
            handler, join = self.block(), self.block()
            extra = [(self.pick(env, k), k) for k in r.sample(PARAM_TYPES, r.randint(0, 2))]
            extra_params = [(self.value(), k) for _, k in extra]
            self.add('%s -> %s except %s%s' % (text, then, handler, '(%s)' % ', '.join(v for v, _ in extra) if extra else ''))
            exn = self.value()
            self.label(handler, ', '.join(['%s: ref' % exn] + ['%s: %s' % (v, TEXT[k]) for v, k in extra_params]))
            inner = env + extra_params
            mode = r.random()
            if mode < 0.6:
                cast = self.let('assumed')
                e = self.let('cast.ref<exn> %s proof %s' % (exn, cast))
                n = self.let('load.i64 %s + 8 row exn field 2' % e)
                self.show(n)
                if mode < 0.4: inner = inner + [(self.let('load.ref?<list> %s row exn field 1' % e), LIST)]
            if mode > 0.9 and self.sig.raises:
                self.add('raise %s' % exn)
            else:
                self.add('goto %s%s' % (join, self.args([self.pick(inner, k) for k in results])))
            self.label(then, params)
            join_names = [self.value() for _ in results]
            self.add('goto %s%s' % (join, self.args(names)))
            self.label(join, ', '.join('%s: %s' % (v, TEXT[k]) for v, k in zip(join_names, results)))
            names = join_names
        else:
            self.add('%s -> %s' % (text, then))
            self.label(then, params)
        return list(zip(names, results))

    def args(self, values):
        return '(%s)' % ', '.join(values) if values else ''

    def show(self, v):
        then = self.block()
        self.add('call @print(%s) -> %s' % (v, then))
        self.label(then)

    def test(self, env):
        r = self.rng
        op = r.choice(['slt', 'sle', 'ieq', 'ine', 'ult'])
        return self.let('%s %s, %s' % (op, self.pick(env, INT), self.pick(env, INT)))

    def statement(self, env, fuel):
        r = self.rng
        what = r.randint(0, 24)
        if what == 0:
            self.show(self.pick(env, INT))
        elif what in (1, 2):
            return self.raising_call('call @sum(%s)' % self.pick(env, LIST), [INT], env, False)
        elif what == 3:
            return self.raising_call('call @sum_tree(%s)' % self.pick(env, TREE), [INT], env, False)
        elif what == 4:
            f = r.choice(['append', 'reverse'])
            return self.raising_call('call @%s(%s, %s)' % (f, self.pick(env, LIST), self.pick(env, LIST)), [LIST], env, False)
        elif what == 5:
            return self.raising_call('call closure %s(%s)' % (self.pick(env, FN), self.pick(env, INT)), [INT], env, True)
        elif what == 6:
            return self.raising_call('call method 0(%s, %s)' % (self.pick(env, SHAPE), self.pick(env, INT)), [INT], env, True)
        elif what == 7:
            return self.raising_call('call @force(%s)' % self.pick(env, LAZY), [LIST], env, False)
        elif what == 8:
            c = self.pick(env, CELL)
            if r.random() < 0.5:
                x = self.pick(env, LIST)
                self.add('store.ref %s, %s row cell field 1 mutable' % (c, x))
                return []
            x = self.let('load.ref?<list> %s row cell field 1 mutable' % c)
            if r.random() < 0.5:  # swap or push
                d = self.pick(env, CELL)
                y = self.let('load.ref?<list> %s row cell field 1 mutable' % d)
                self.add('store.ref %s, %s row cell field 1 mutable' % (c, y))
                self.add('store.ref %s, %s row cell field 1 mutable' % (d, x))
            return [(x, LIST)]
        elif what == 9:
            v = self.pick(env, REC)
            a = self.let('load.ref?<list> %s row rec field 1' % v)
            c = self.let('load.ref<cell> %s + 8 row rec field 2' % v)
            return [(a, LIST), (c, CELL)][:r.randint(1, 2)]
        elif what == 10:
            return self.array(env)
        elif what == 11:
            slot = r.randint(5, 6)
            if r.random() < 0.5:
                self.add('rt_set.ref %d, %s' % (slot, self.pick(env, LIST)))
                return []
            return [(self.let('cast.ref?<list> %s' % self.let('rt_get.ref? %d' % slot)), LIST)]
        elif what == 12:
            g = self.let('symbol.addr @globals')
            if r.random() < 0.5:
                self.add('store.ref %s, %s mutable' % (g, self.pick(env, LIST)))
                return []
            return [(self.let('load.ref?<list> %s mutable' % g), LIST)]
        elif what == 13:
            kind = r.choice(PARAM_TYPES)
            return [(self.make(env, kind), kind)]
        elif what in (14, 15):
            return self.branch(env, fuel)
        elif what == 16:
            return self.loop(env, fuel)
        elif what in (17, 18):
            return self.match(env, fuel)
        elif what == 19 and self.sig.raises and r.random() < 0.5:
            t = self.test(env)
            yes, no = self.block(), self.block()
            self.add('switch %s { 0 -> %s, default -> %s }' % (t, no, yes))
            self.label(yes)
            self.add('raise %s' % self.make(env, EXN))
            self.label(no)
        elif what == 20:
            # of objects that nobody changes equal ones may be one: @set makes sure that somebody changes cells
            a, b = self.pick(env, CELL), self.pick(env, CELL)
            t = self.let('same %s, %s' % (a, b))
            return [(self.let('zext.i64 %s' % t), INT)]
        elif what in (21, 22):
            return self.chosen(env)
        elif self.others:
            f = r.choice(self.others)
            less = self.let('isub %s, %s' % (fuel, self.const(r.randint(1, 3))))
            args = [less] + [self.pick(env, k) for k in f.params]
            return self.raising_call('call @%s(%s)' % (f.name, ', '.join(args)), f.results, env, f.raises)
        return []

    def array(self, env):
        r = self.rng
        v, i = self.pick(env, ARR), self.pick(env, INT)
        n = self.let('len %s' % v)
        t = self.let('ult %s, %s' % (i, n))
        yes, no, join, got = self.block(), self.block(), self.block(), self.value()
        self.add('switch %s { 0 -> %s, default -> %s }' % (t, no, yes))
        self.label(yes)
        p = self.let('passed')
        a = self.let('elem %s + 8, %s * 8 proof %s' % (v, i, p))
        if r.random() < 0.5:
            x = self.let('load.ref?<list> %s row arr field 1 mutable' % a)
            if r.random() < 0.5:
                self.add('store.ref %s, %s row arr field 1 mutable' % (a, self.pick(env + [(x, LIST)], LIST)))
        else:
            x = self.pick(env, LIST)
            self.add('store.ref %s, %s row arr field 1 mutable' % (a, x))
        self.add('goto %s(%s)' % (join, x))
        self.label(no)
        self.add('goto %s(%s)' % (join, self.pick(env, LIST)))
        self.label(join, '%s: %s' % (got, TEXT[LIST]))
        return [(got, LIST)]

    def branch(self, env, fuel):
        r = self.rng
        t = self.test(env)
        kinds = [r.choice(PARAM_TYPES) for _ in range(r.randint(0, 3))]
        yes, no, join = self.block(), self.block(), self.block()
        self.add('switch %s { 0 -> %s, default -> %s }' % (t, no, yes))
        for label in (yes, no):
            self.label(label)
            inner = self.body(env, fuel, r.randint(0, 2))
            self.add('goto %s%s' % (join, self.args([self.pick(inner, k) for k in kinds])))
        names = [(self.value(), k) for k in kinds]
        self.label(join, ', '.join('%s: %s' % (v, TEXT[k]) for v, k in names))
        return names

    def chosen(self, env):
        """A call, in a loop perhaps, of a closure that is one of two or three."""
        r = self.rng
        n = self.let('iand %s, %s' % (self.pick(env, INT), self.const(3)))
        ways = [self.block() for _ in range(r.randint(2, 3))]
        head, f, i, x = self.block(), self.value(), self.value(), self.value()
        cases = ''.join('%d -> %s, ' % (k, b) for k, b in enumerate(ways[1:]))
        self.add('switch %s { %sdefault -> %s }' % (n, cases, ways[0]))
        for way in ways:
            self.label(way)
            g = self.pick(env, FN, 0.9)
            self.add('goto %s(%s)' % (head, ', '.join([g, self.const(r.randint(0, 2)), self.pick(env, INT)])))
        self.label(head, '%s: ref, %s: i64, %s: i64' % (f, i, x))
        inner = env + [(f, FN), (x, INT)]
        [result] = self.raising_call('call closure %s(%s)' % (f, x), [INT], inner, True)
        inside, out = self.block(), self.block()
        self.add('switch %s { 0 -> %s, default -> %s }' % (i, out, inside))
        self.label(inside)
        less = self.let('isub %s, %s' % (i, self.const(1)))
        self.add('goto %s(%s)' % (head, ', '.join([self.pick(inner, FN, 0.3), less, result[0]])))
        self.label(out)
        return [(f, FN), result]

    def match(self, env, fuel):
        r = self.rng
        v = self.pick(env, LIST, 0.05)
        t = self.let('is_imm %s' % v)
        kinds = [r.choice(PARAM_TYPES) for _ in range(r.randint(1, 2))]
        nil, cons, join = self.block(), self.block(), self.block()
        self.add('switch %s { 0 -> %s, default -> %s }' % (t, cons, nil))
        self.label(nil)
        inner = self.body(env, fuel, r.randint(0, 1))
        self.add('goto %s%s' % (join, self.args([self.pick(inner, k) for k in kinds])))
        self.label(cons)
        p = self.let('passed')
        c = self.let('cast.ref<list> %s proof %s' % (v, p))
        n = self.let('load.i64 %s row list field 1 proof %s' % (c, p))
        rest = self.let('load.ref?<list> %s + 8 row list field 2 proof %s' % (c, p))
        inner = self.body(env + [(n, INT), (rest, LIST), (rest, LIST)], fuel, r.randint(0, 2))
        self.add('goto %s%s' % (join, self.args([self.pick(inner, k) for k in kinds])))
        names = [(self.value(), k) for k in kinds]
        self.label(join, ', '.join('%s: %s' % (v, TEXT[k]) for v, k in names))
        return names

    def loop(self, env, fuel):
        r = self.rng
        kinds = [r.choice(PARAM_TYPES) for _ in range(r.randint(1, 3))]
        start = [self.pick(env, k) for k in kinds]
        count = self.const(r.randint(1, 4))
        zero = self.const(0)
        head, inside, out = self.block(), self.block(), self.block()
        self.add('goto %s(%s)' % (head, ', '.join([zero] + start)))
        names = [(self.value(), k) for k in kinds]
        i = self.value()
        self.label(head, ', '.join(['%s: i64' % i] + ['%s: %s' % (v, TEXT[k]) for v, k in names]))
        t = self.let('slt %s, %s' % (i, count))
        self.add('switch %s { 0 -> %s, default -> %s }' % (t, out, inside))
        self.label(inside)
        inner = self.body(env + names + [(i, INT)], fuel, r.randint(1, 3))
        next_i = self.let('iadd %s, %s' % (i, self.const(1)))
        self.add('goto %s(%s)' % (head, ', '.join([next_i] + [self.pick(inner, k) for k in kinds])))
        self.label(out)
        return names

    def body(self, env, fuel, count):
        env = list(env)
        for _ in range(count):
            if self.budget <= 0: break
            self.budget -= 1
            env += self.statement(env, fuel)
        return env

    def function(self):
        r, s = self.rng, self.sig
        fuel = self.value()
        env = [(self.value(), k) for k in s.params]
        head = ', '.join(['%s: i64' % fuel] + ['%s: %s' % (v, TEXT[k]) for v, k in env])
        flags = [' raises'] if s.raises else []
        if r.random() < 0.3: flags.append(' noinline')
        self.lines.append('func @%s(%s)%s%s {' % (s.name, head, ' -> ' + ', '.join(TEXT[k] for k in s.results) if s.results else '', ''.join(flags)))
        self.label('b1')
        go, stop = self.block(), self.block()
        t = self.let('slt %s, %s' % (self.const(0), fuel))
        self.add('switch %s { 0 -> %s, default -> %s }' % (t, stop, go))
        self.label(stop)
        self.budget, kept = 0, self.budget
        self.add('return%s' % (' ' + ', '.join(self.pick(env, k) for k in s.results) if s.results else ''))
        self.budget = kept
        self.label(go)
        env = self.body(env, fuel, 9)
        same = [f for f in self.others if f.results == s.results and (s.raises or not f.raises)]
        if same and r.random() < 0.6:
            f = r.choice(same)
            less = self.let('isub %s, %s' % (fuel, self.const(r.randint(1, 3))))
            self.add('tailcall @%s(%s)' % (f.name, ', '.join([less] + [self.pick(env, k) for k in f.params])))
        elif s.results == [INT] and s.raises and r.random() < 0.3:
            if r.random() < 0.5: self.add('tailcall closure %s(%s)' % (self.pick(env, FN), self.pick(env, INT)))
            else: self.add('tailcall method 0(%s, %s)' % (self.pick(env, SHAPE), self.pick(env, INT)))
        else:
            self.add('return%s' % (' ' + ', '.join(self.pick(env, k) for k in s.results) if s.results else ''))
        self.lines.append('}')
        return '\n'.join(self.lines)


def program(seed):
    rng = random.Random(seed)
    count = rng.randint(1, 5)
    signatures = []
    for i in range(count):
        params = [rng.choice(PARAM_TYPES) for _ in range(rng.randint(0, 4))]
        results = [rng.choice(PARAM_TYPES) for _ in range(rng.choice([0, 1, 1, 1, 2]))]
        if i and rng.random() < 0.4: results = signatures[0].results
        signatures.append(Signature('f%d' % i, params, results, rng.random() < 0.6))
    out = ['unit "fuzz%d"' % seed, PRELUDE]
    for s in signatures:
        out.append(Gen(rng, s, signatures).function())
    main = Gen(rng, Signature('main', [], [], False), [])
    main.lines.append('func @main() {')
    main.label('b1')
    env = []
    cell, nil = main.let('symbol.ref<cell> @fixed'), main.let('imm.ref?<list> 0')
    main.raising_call('call @set(%s, %s)' % (cell, nil), [], env, False)
    for s in signatures:
        for _ in range(2):
            args = [main.const(rng.randint(1, 5))] + [main.pick(env, k, 0.5) for k in s.params]
            got = main.raising_call('call @%s(%s)' % (s.name, ', '.join(args)), s.results, env, s.raises)
            for v, k in got:
                if k == INT: main.show(v)
                if k == LIST: main.show(main.raising_call('call @sum(%s)' % v, [INT], env, False)[0][0])
                if k == TREE: main.show(main.raising_call('call @sum_tree(%s)' % v, [INT], env, False)[0][0])
                if k == CELL:
                    x = main.let('load.ref?<list> %s row cell field 1 mutable' % v)
                    main.show(main.raising_call('call @sum(%s)' % x, [INT], env, False)[0][0])
            env += got
    main.add('return')
    main.lines.append('}')
    out += ['\n'.join(main.lines), 'start @main', '']
    return '\n'.join(out)


def main():
    folder, seed, count = sys.argv[1], 1, 20
    for i, arg in enumerate(sys.argv):
        if arg == '-seed': seed = int(sys.argv[i + 1])
        if arg == '-count': count = int(sys.argv[i + 1])
    for n in range(seed, seed + count):
        with open('%s/mir-%d.mir' % (folder, n), 'w') as file: file.write(program(n))


if __name__ == '__main__':
    main()
