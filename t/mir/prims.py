#!/usr/bin/env python3
"""prims.py: a MIR program that applies each pure operation of the table to its edge cases.

  t/mir/prims.py [-list] >FILE.mir

Each result is computed twice: by a function of its own that gets the operands (the machine's instructions), and on constants
(the folder's, from -O1 on; instructions with immediates at -O0). They are written to standard output as 8 bytes each, in the
order of -list; a nan is written as 1. t/mir/prims.sh compares the interpreter and both machines at two levels.
"""
import re, struct, sys

INTS = {"i8": 8, "i16": 16, "i32": 32, "i64": 64}
FLOATS = {"f32": 32, "f64": 64}


def edges(kind):
    """Bits of the operands tried."""
    if kind in INTS:
        n = INTS[kind]
        values = [0, 1, 2, 3, 7, 10, -1, -2, -7, 100, (1 << n - 1) - 1, -(1 << n - 1), -(1 << n - 1) + 1, 0x5A]
        return sorted({v & ((1 << n) - 1) for v in values})
    values = [0.0, -0.0, 1.0, -1.0, 0.5, 1.5, 2.5, -2.5, 0.1, -3.7, 1e10, 2147483647.0, -2147483648.0, 2147483648.0,
              4294967295.0, 9.3e18, 1.9e19, -1e30, 1e-40, float("inf"), float("-inf"), float("nan")]
    if kind == "f64": values += [5e-324, 1.7976931348623157e308, 9007199254740993.0, 0.49999999999999994]
    pack = ("<f", "<I") if kind == "f32" else ("<d", "<Q")
    return list(dict.fromkeys(struct.unpack(pack[1], struct.pack(pack[0], v))[0] for v in values))


def signed(kind, bits):
    n = INTS[kind]
    return bits - (1 << n) if bits >> n - 1 else bits


def constant(kind, bits):
    return f"const.{kind} bits {bits:#x}" if kind in FLOATS else f"const.{kind} {signed(kind, bits)}"


def is_partial_failure(op, kind, operands):
    if op not in ("sdiv", "srem", "udiv", "urem"): return False
    a, b = operands
    return b == 0 or (op[0] == "s" and signed(kind, b) == -1 and signed(kind, a) == -(1 << INTS[kind] - 1) and INTS[kind] >= 32)


# rule of the table: for each kind, (operand kinds, result kind)
def forms(rule, name):
    every = list(INTS)
    if rule == "SAME_INT":
        kinds = ["i32", "i64"] if name in ("smulhi", "umulhi") else every
        return [((k, k), k) for k in kinds]
    if rule == "SHIFT": return [((k, "i32"), k) for k in every]
    if rule == "INT_TEST":
        return [((k, k), "i8") for k in every]
    if rule == "SAME_FLOAT": return [((k, k), k) for k in FLOATS]
    if rule == "FLOAT_TEST": return [((k, k), "i8") for k in FLOATS]
    if rule == "WIDEN": return [((a,), b) for a in every for b in every if INTS[a] < INTS[b]]
    if rule == "NARROW": return [((a,), b) for a in every for b in every if INTS[a] > INTS[b]]
    if rule == "INT_TO_FLOAT": return [((a,), b) for a in ("i32", "i64") for b in FLOATS]
    if rule == "FLOAT_TO_INT": return [((a,), b) for a in FLOATS for b in ("i32", "i64")]
    if rule == "FLOAT_TO_FLOAT": return [(("f32",), "f64"), (("f64",), "f32")]
    if rule == "BITCAST": return [(("i32",), "f32"), (("f32",), "i32"), (("i64",), "f64"), (("f64",), "i64")]
    if rule == "SELECT": return [(("i8", k, k), k) for k in list(INTS) + list(FLOATS)]
    return []


def widened(kind, value, fresh):
    """Lines that turn the result into an i64, and its name."""
    if kind == "i64": return [], value
    if kind in INTS: return [f"{fresh(0)} = zext.i64 {value}"], fresh(0)
    bits = "i64" if kind == "f64" else "i32"
    lines = [f"{fresh(0)} = bits.{bits} {value}"]
    wide = fresh(0)
    if kind == "f32": lines, wide = lines + [f"{fresh(1)} = zext.i64 {wide}"], fresh(1)
    lines += [f"{fresh(2)} = fne {value}, {value}", f"{fresh(3)} = const.i64 1", f"{fresh(4)} = select.i64 {fresh(2)}, {fresh(3)}, {wide}"]
    return lines, fresh(4)


def applied(op, typed, result, operands, fresh):
    if op in ("sdiv", "srem", "udiv", "urem"):
        return [f"{fresh(8)} = assumed", f"{fresh(9)} = {op} {', '.join(operands)} proof {fresh(8)}"], fresh(9)
    return [f"{fresh(9)} = {op}{'.' + result if typed else ''} {', '.join(operands)}"], fresh(9)


def main():
    table = open(__file__.rsplit("/", 1)[0] + "/../../clef/mir/ops.def").read()
    rows = re.findall(r'^OP\((\w+),\s*"(\w+)",\s*(\w+),\s*1,\s*(\w+),\s*([^,]*),', table, re.M)
    functions, cases = [], []
    for _, op, count, rule, properties in rows:
        if "PURE" not in properties: continue
        for kinds, result in forms(rule, op):
            kinds = kinds[:int(count)]
            name = "_".join([op, *kinds, result])
            params = ", ".join(f"v{i + 1}: {k}" for i, k in enumerate(kinds))
            fresh = lambda i: f"v{10 + i}"
            lines, value = applied(op, "TYPED" in properties, result, [f"v{i + 1}" for i in range(len(kinds))], fresh)
            more, value = widened(result, value, lambda i: f"v{30 + i}")
            functions.append(f"func @{name}({params}) -> i64 noinline {{\nb1:\n  " + "\n  ".join(lines + more) + f"\n  return {value}\n}}")
            choices = [edges(k) for k in kinds]
            if op == "select": choices[0] = [0, 1]
            if rule == "SHIFT": choices[1] = [0, 1, 7, 8, 15, 31, 32, 33, 63, 64, 0xFFFFFFFF]
            if op == "select": tuples = [(c, choices[1][i], choices[1][-1 - i]) for c in (0, 1) for i in range(len(choices[1]))]
            elif len(kinds) == 1: tuples = [(a,) for a in choices[0]]
            else: tuples = [(a, b) for a in choices[0] for b in choices[1]]
            for t in tuples:
                if not is_partial_failure(op, kinds[0], t): cases.append((op, "TYPED" in properties, kinds, result, name, t))
    if sys.argv[1:] == ["-list"]:
        for op, _, kinds, result, _, t in cases:
            for way in ("instruction", "constants"): print(op, result, way, *(f"{k}:{constant(k, b).split(' ', 1)[1]}" for k, b in zip(kinds, t)))
        return
    print('unit "prims"')
    print(f"data @out slots size {16 * len(cases)} mutable {{ }}")
    print("\n".join(functions))
    chunk, parts = 40, 0
    for start in range(0, len(cases), chunk):
        parts += 1
        n = 0
        def fresh_name():
            nonlocal n
            n += 1
            return f"v{n}"
        text, block = [], 1
        for index in range(start, min(start + chunk, len(cases))):
            op, typed, kinds, result, name, t = cases[index]
            operands = []
            for k, b in zip(kinds, t):
                v = fresh_name()
                text.append(f"  {v} = {constant(k, b)}")
                operands.append(v)
            names = {}
            fresh = lambda i, names=names: names.setdefault(i, fresh_name())
            lines, value = applied(op, typed, result, operands, fresh)
            more, folded = widened(result, value, lambda i, f=fresh: f(20 + i))
            text += ["  " + l for l in lines + more]
            block += 1
            r, out = fresh_name(), fresh_name()
            text.append(f"  call @{name}({', '.join(operands)}) -> b{block}")
            text.append(f"b{block}({r}: i64):\n  {out} = symbol.addr @out")
            text.append(f"  store.i64 {out} + {16 * index}, {r} mutable")
            text.append(f"  store.i64 {out} + {16 * index + 8}, {folded} mutable")
        print(f"func @part{parts}() {{\nb1:")
        print("\n".join(text) + "\n  return\n}")
    print("func @main() -> i32 export {\nb1:")
    for p in range(1, parts + 1): print(f"  call @part{p}() -> b{p + 1}\nb{p + 1}:")
    print(f"  v1 = const.i64 1\n  v2 = symbol.addr @out\n  v3 = const.i64 {16 * len(cases)}\n  v4 = sys.write v1, v2, v3\n  v5 = const.i32 0\n  return v5\n}}\nstart @main")


main()
