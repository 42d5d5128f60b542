// Structs whose layout StructLayout and FieldOffset give. layouts.c has the functions.
open System.Runtime.InteropServices

[<Struct; StructLayout(LayoutKind.Sequential, Pack = 1)>]
type Packed5 = { tag: byte; number: int }
[<Struct; StructLayout(LayoutKind.Sequential, Pack = 1)>]
type Packed11 = { mutable Tag: byte; mutable Number: int64; mutable Last: int16 }
[<Struct; StructLayout(LayoutKind.Sequential, Pack = 1)>]
type PackedFloats = { kind: byte; value: double; more: float32 }
[<Struct; StructLayout(LayoutKind.Sequential, Pack = 2)>]
type Pack2 = { mark: byte; size: int64 }
[<Struct; StructLayout(LayoutKind.Explicit, Size = 24)>]
type Spaced =
    { [<FieldOffset 16>] mutable second: int
      [<FieldOffset 0>] mutable first: int64 }
[<Struct; StructLayout(LayoutKind.Explicit, Size = 16)>]
type Apart =
    [<FieldOffset(0)>]
    val mutable x: float32
    [<FieldOffset(8)>]
    val mutable y: float32
    new(x, y) = { x = x; y = y }
[<Struct; StructLayout(LayoutKind.Sequential, Size = 16)>]
type Padded = { only: int }
[<Struct; StructLayout(LayoutKind.Explicit)>]
type Late =
    { [<FieldOffset 8>] high: int64
      [<FieldOffset 4>] low: int }
[<Struct>]
type Outer = { inner: Packed5; count: int }

[<DllImport("layouts")>]
extern Packed5 packed5(Packed5 p)
[<DllImport("layouts")>]
extern Packed11 packed11(Packed11 p)
[<DllImport("layouts")>]
extern PackedFloats packed_floats(PackedFloats p)
[<DllImport("layouts")>]
extern Pack2 pack2(Pack2 p)
[<DllImport("layouts")>]
extern Spaced spaced(Spaced s)
[<DllImport("layouts")>]
extern Apart apart(Apart a)
[<DllImport("layouts")>]
extern Padded padded(Padded p)
[<DllImport("layouts")>]
extern Late late(int a, Late l, int b)
[<DllImport("layouts")>]
extern Outer outer(Outer o)
[<DllImport("layouts")>]
extern int many(int a, Packed11 p, double x, Packed5 q, PackedFloats f, int b)
[<DllImport("layouts")>]
extern void set_packed(Packed11& p)
[<DllImport("layouts")>]
extern int64 sum_packed(Packed11[] p, int count)
[<DllImport("layouts")>]
extern void clear_spaced([<In; Out>] Spaced[] p, int count)
[<DllImport("layouts")>]
extern int sizes(int which)

printfn "%A" (packed5 { tag = 255uy; number = 1000000007 })
printfn "%A" (packed11 { Tag = 1uy; Number = 1L <<< 50; Last = -7s })
printfn "%A" (packed_floats { kind = 3uy; value = 1.25; more = 0.5f })
printfn "%A" (pack2 { mark = 1uy; size = 3L })
printfn "%A" (spaced { second = 5; first = -1L })
let a = apart (Apart(1.5f, 2.5f))
printfn "%g %g" a.x a.y
printfn "%A" (padded { only = 41 })
printfn "%A" (late (1, { high = 10L; low = 20 }, 2))
printfn "%A" (outer { inner = { tag = 1uy; number = 2 }; count = 3 })
printfn "%d" (many (1, { Tag = 2uy; Number = 3L; Last = 4s }, 5.0, { tag = 6uy; number = 7 }, { kind = 8uy; value = 9.0; more = 10.0f }, 11))
let mutable p = { Tag = 0uy; Number = 0L; Last = 0s }
set_packed &p
printfn "%A" p
printfn "%d" (sum_packed ([| for i in 1 .. 10 -> { Tag = byte i; Number = int64 i <<< 33; Last = 100s } |], 10))
let all = [| for i in 1 .. 3 -> { second = 100; first = int64 i } |]
clear_spaced (all, 3)
printfn "%A" all
all.[1].second <- 77
let swapped = all.[1]
printfn "%d %d" swapped.second all.[1].first
printfn "%d %d %d" (Marshal.SizeOf<Packed5>()) (Marshal.SizeOf<Packed11>()) (Marshal.SizeOf<PackedFloats>())
printfn "%d %d %d" (Marshal.SizeOf<Pack2>()) (Marshal.SizeOf<Spaced>()) (Marshal.SizeOf<Apart>())
printfn "%d %d %d" (Marshal.SizeOf<Padded>()) (Marshal.SizeOf<Late>()) (Marshal.SizeOf<Outer>())
printfn "%A" [ for i in 0 .. 8 -> sizes i ]
printfn "%b" ({ tag = 1uy; number = 2 } = { tag = 1uy; number = 2 })
