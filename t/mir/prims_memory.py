#!/usr/bin/env python3
"""prims_memory.py: a MIR program that applies the operations of the table that look at memory, objects and the runtime block to
their edge cases: widths, offsets over the end of a word, strides, overlapping copies, sizes around the words of the machine.

  t/mir/prims_memory.py [-list] >FILE.mir

Each case is a function that is called with its operands, and once more with the operands as constants in it. A result is one i64,
mostly a hash of all the bytes that the case may have touched, written to standard output in the order of -list (prims.sh).
"""
import sys

PRELUDE = """row bytes array size 8 stride 1
row grid array size 16 stride 1
row case block size 16 { case 0 size 16; case 1 size 16; case 5 size 16; case 255 size 16 }
row Base class nominal size 8 subtypes Base .. Leaf interfaces [7]
row Middle class nominal size 8 base Base subtypes Middle .. Leaf interfaces [7, 300]
row Leaf class nominal size 8 base Middle interfaces [7, 300, 2]
row Other class nominal size 8
data @unused bytes "x"
data @static bytes "0123456789abcdefghijklmnopqrstuvwxyz"
func @buffer() -> ref<bytes> noinline {
b1: v1 = const.i64 160; v2 = alloc_array v1 row bytes zeroed; v3 = const.i64 0; v9 = addr v2 + 8; goto b2(v3)
b2(v4: i64): v5 = const.i64 7; v6 = imul v4, v5; v7 = const.i64 1; v8 = iadd v6, v7; v10 = trunc.i8 v8; v11 = addr_add v9, v4; store.i8 v11, v10 mutable
  v12 = iadd v4, v7; v13 = ult v12, v1; switch v13 { 0 -> b3, default -> b2(v12) }
b3: return v2
}
func @hash(v1: ref<bytes>) -> i64 noinline {
b1: v2 = len v1; v3 = const.i64 0; v9 = addr v1 + 8; goto b2(v3, v3)
b2(v4: i64, v5: i64): v6 = ult v4, v2; switch v6 { 0 -> b4, default -> b3 }
b3: v7 = addr_add v9, v4; v8 = load.i8 v7 mutable; v10 = zext.i64 v8; v11 = const.i64 31; v12 = imul v5, v11; v13 = iadd v12, v10; v14 = const.i64 1; v15 = iadd v4, v14
  goto b2(v15, v13)
b4: return v5
}
"""

SIZES = [0, 1, 2, 3, 4, 5, 7, 8, 9, 12, 15, 16, 17, 23, 24, 31, 32, 33, 47, 63, 64, 65, 100]
OBJECTS = [8, 16, 24, 64, 128, 136, 256, 512, 2048, 4096]
VALUES = {"i8": [-128, 1, 127], "i16": [-32768, 258], "i32": [-2147483648, 16909060], "i64": [-9223372036854775808, 72623859790382856],
          "f32": [1.5, -0.0], "f64": [1.5, -0.0]}
cases = []  # (what, kinds of the operands, operands, body: v1… are the operands, temporaries from v20 on, ends in `return`)
HASHED = "call @hash(v20) -> b2\nb2(v90: i64): return v90"


def case(what, kinds, operands, body): cases.append((what, kinds, operands, body))


for kind, values in VALUES.items():
    for value in values:
        for offset in (0, 3, 7, 8, 60):
            case("store load", [kind, "i64"], [value, offset],
                 f"call @buffer() -> b3\nb3(v20: ref<bytes>): v21 = addr v20 + 8; v22 = addr_add v21, v2; store.{kind} v22, v1 mutable; v23 = load.{kind} v22 mutable; store.{kind} v20 + 80, v23 mutable; {HASHED}")
    for offset in (0, 1, 5, 13, 120):
        case("load offset", ["i64"], [offset],
             f"call @buffer() -> b3\nb3(v20: ref<bytes>): v21 = addr v20 + 9; v22 = addr_add v21, v1; v23 = load.{kind} v22 + {offset} mutable; store.{kind} v20 + 41, v23 mutable; {HASHED}" if offset < 20 else
             f"call @buffer() -> b3\nb3(v20: ref<bytes>): v21 = addr v20 + 8; v22 = addr_add v21, v1; v23 = load.{kind} v22 - 8 mutable; store.{kind} v20 + 41, v23 mutable; {HASHED}")
for stride in (1, 2, 3, 4, 5, 8, 9, 12, 16, 24, 40):
    for index in (0, 1, 2, 3):
        if 4 + (index + 1) * stride > 160: continue
        case("elem * %d" % stride, ["i64"], [index],
             f"call @buffer() -> b3\nb3(v20: ref<bytes>): v21 = addr v20 + 8; v22 = assumed; v23 = elem v21 + 4, v1 * {stride} proof v22; v24 = const.i32 -559038737; store.i32 v23, v24 mutable; {HASHED}")
for size in SIZES:
    for to, start in ((0, 60), (60, 0), (0, 1), (1, 0), (0, 8), (8, 0), (3, 0), (0, 13), (20, 20)):
        if max(to, start) + size > 160: continue
        case("mem_copy", ["i64", "i64", "i64"], [to, start, size],
             f"call @buffer() -> b3\nb3(v20: ref<bytes>): v21 = addr v20 + 8; v22 = addr_add v21, v1; v23 = addr_add v21, v2; mem_copy v22, v23, v3; {HASHED}")
    for byte in (0, 1, -1):
        case("mem_fill", ["i64", "i8", "i64"], [5, byte, size],
             f"call @buffer() -> b3\nb3(v20: ref<bytes>): v21 = addr v20 + 8; v22 = addr_add v21, v1; mem_fill v22, v2, v3; {HASHED}")
    for change in (-1, 0, size // 2, size - 1, size):
        if change < -1: continue
        body = "call @buffer() -> b3\nb3(v20: ref<bytes>): call @buffer() -> b4\nb4(v30: ref<bytes>): v21 = addr v20 + 8; v31 = addr v30 + 8; "
        if change >= 0: body += f"v40 = const.i8 77; store.i8 v30 + {8 + 3 + change}, v40 mutable; "
        body += "v22 = addr_add v21, v1; v32 = addr_add v31, v1; v50 = mem_equal v22, v32, v2; v51 = zext.i64 v50; return v51"
        case("mem_equal, changed at %d" % change, ["i64", "i64"], [3, size], body)
    if size <= 36:
        case("mem_copy of static data", ["i64"], [size],
             f"call @buffer() -> b3\nb3(v20: ref<bytes>): v21 = addr v20 + 8; v22 = symbol.addr @static; mem_copy v21, v22, v1; {HASHED}")
    case("alloc_array", ["i64"], [size], "v20 = alloc_array v1 row bytes zeroed; " + HASHED.replace("b2", "b3"))
    case("len", ["i64"], [size], "v20 = alloc_array v1 row bytes; v21 = len v20; return v21")
    case("len + 1", ["i64", "i64"], [size, 6],
         "v21 = alloc_array v1, v2 row grid; v22 = len v21; v23 = len v21 + 1; v24 = const.i64 1000; v25 = imul v22, v24; v26 = iadd v25, v23; return v26")
for tag in (0, 1, 5, 255):
    case("tag %d" % tag, ["i64"], [tag], f"v20 = alloc row case tag {tag} size 16; store.i64 v20, v1 init; v21 = tag v20; v22 = zext.i64 v21; v23 = load.i64 v20; v24 = iadd v22, v23; return v24")
for made in ("Base", "Middle", "Leaf", "Other"):
    for asked in ("Base", "Middle", "Leaf", "Other"):
        case("is_instance %s %s" % (made, asked), ["i64"], [1], f"v20 = alloc row {made} size 8; store.i64 v20, v1 init; v21 = cast.ref v20; v22 = is_instance v21 row {asked}; v23 = zext.i64 v22; return v23")
        case("row_of %s %s" % (made, asked), ["i64"], [1], f"v20 = alloc row {made} size 8; store.i64 v20, v1 init; v21 = cast.ref v20; v22 = row_of v21; v24 = row_number row {asked}; v25 = ieq v22, v24; v23 = zext.i64 v25; return v23")
    for interface in (2, 7, 300, 301):
        case("implements %s %d" % (made, interface), ["i64"], [1], f"v20 = alloc row {made} size 8; store.i64 v20, v1 init; v21 = cast.ref v20; v22 = implements v21 + {interface}; v23 = zext.i64 v22; return v23")
for word in (0, 1, 4095):
    case("is_imm imm_value %d" % word, ["i64"], [1], f"v20 = imm.ref? {word}; v21 = is_imm v20; v22 = zext.i64 v21; v23 = imm_value v20; v24 = const.i64 10; v25 = imul v23, v24; v26 = iadd v25, v22; return v26")
case("is_imm of an object", ["i64"], [1], "v20 = alloc row Other size 8; store.i64 v20, v1 init; v21 = cast.ref? v20; v22 = is_imm v21; v23 = zext.i64 v22; return v23")
for offset in (0, 8, 40):
    case("addr_bits bits_addr", ["i64"], [offset],
         "call @buffer() -> b3\nb3(v20: ref<bytes>): v21 = addr v20 + 8; v22 = addr_add v21, v1; v23 = addr_bits v22; v24 = addr_bits v21; v25 = isub v23, v24; v26 = bits_addr v23; v27 = load.i64 v26 mutable; v28 = iadd v27, v25; return v28")
for value in (0, -1, 1 << 62):
    case("rt_set rt_get", ["i64"], [value], "rt_set.i64 9, v1; v20 = rt_get.i64 9; return v20")
for size in OBJECTS:
    for op in ("alloc", "alloc_stack")[:1 if size > 1024 else 2]:
        case("%s %d" % (op, size), ["i64"], [size], f"v20 = {op} row wide{size} size {size}; v21 = const.i64 1; store.i64 v20, v21 init; store.i64 v20 + {size - 8}, v1 {'mutable' if size == 8 else 'init'}; v22 = load.i64 v20 mutable; v23 = load.i64 v20 + {size - 8} mutable; v24 = iadd v22, v23; return v24")


def constant(kind, value): return "const.%s %r" % (kind, value)


def main():
    if sys.argv[1:] == ["-list"]:
        for what, kinds, operands, _ in cases:
            for way in ("operands", "constants"): print(what.replace(" ", "_"), way, *("%s:%r" % pair for pair in zip(kinds, operands)))
        return
    print('unit "prims_memory"')
    print("\n".join("row wide%d block size %d" % (size, size) for size in OBJECTS) + "\n" + PRELUDE + "data @out slots size %d mutable { }" % (16 * len(cases)))
    bodies = {}
    for number, (what, kinds, operands, body) in enumerate(cases):
        key = (tuple(kinds), body)
        if key not in bodies:
            bodies[key] = len(bodies)
            params = ", ".join("v%d: %s" % (i + 1, k) for i, k in enumerate(kinds))
            print("func @operands%d(%s) -> i64 noinline {\nb1: %s\n}" % (bodies[key], params, body))
        constants = "; ".join("v%d = %s" % (i + 1, constant(k, v)) for i, (k, v) in enumerate(zip(kinds, operands)))
        print("func @constants%d() -> i64 {\nb1: %s; %s\n}" % (number, constants, body))
    parts = range(0, len(cases), 40)
    for part, start in enumerate(parts):
        print("func @part%d() {\nb1:" % part)
        n, block = 0, 1
        for number in range(start, min(start + 40, len(cases))):
            what, kinds, operands, body = cases[number]
            names = ["v%d" % (n + 1 + i) for i in range(len(kinds))]
            n += len(kinds)
            for v, k, x in zip(names, kinds, operands): print("  %s = %s" % (v, constant(k, x)))
            for i, call in enumerate(("@operands%d(%s)" % (bodies[(tuple(kinds), body)], ", ".join(names)), "@constants%d()" % number)):
                print("  call %s -> b%d\nb%d(v%d: i64):\n  v%d = symbol.addr @out\n  store.i64 v%d + %d, v%d mutable" % (call, block + 1, block + 1, n + 1, n + 2, n + 2, 16 * number + 8 * i, n + 1))
                n, block = n + 2, block + 1
        print("  return\n}")
    print("func @main() -> i32 export {\nb1:")
    for part in range(len(parts)): print("  call @part%d() -> b%d\nb%d:" % (part, part + 2, part + 2))
    print("  v1 = const.i64 1\n  v2 = symbol.addr @out\n  v3 = const.i64 %d\n  v4 = sys.write v1, v2, v3\n  v5 = const.i32 0\n  return v5\n}\nstart @main" % (16 * len(cases)))


main()
