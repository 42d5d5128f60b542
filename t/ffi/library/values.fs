// Values of every kind between C and functions that it calls.
module Values

open System
open System.Runtime.InteropServices
open Microsoft.FSharp.NativeInterop

[<Struct>]
type Point = { X: float; Y: float }

[<Struct>]
type Small = { A: byte; B: int16; C: int }

[<Struct>]
type Mixed = { Weight: float32; Count: int64 }

[<Struct>]
type Large = { Corner: Point; Size: Point; Tag: int }

type Colour =
    | Red = 1
    | Blue = 7

// numbers
[<Export "int8_neg">]
let int8Neg (x: sbyte) = -x
[<Export "int16_neg">]
let int16Neg (x: int16) = -x
[<Export "int32_neg">]
let int32Neg (x: int) = -x
[<Export "int64_neg">]
let int64Neg (x: int64) = -x
[<Export "uint8_not">]
let uint8Not (x: byte) = ~~~x
[<Export "uint16_not">]
let uint16Not (x: uint16) = ~~~x
[<Export "uint32_not">]
let uint32Not (x: uint32) = ~~~x
[<Export "uint64_not">]
let uint64Not (x: uint64) = ~~~x
[<Export "float_half">]
let floatHalf (x: float32) = x / 2.0f
[<Export "double_half">]
let doubleHalf (x: float) = x / 2.0
[<Export "bool_not">]
let boolNot (x: bool) = not x
[<Export "char_next">]
let charNext (c: char) = char (int c + 1)
[<Export "next_colour">]
let nextColour (c: Colour) = if c = Colour.Red then Colour.Blue else Colour.Red
[<Export "offset">]
let offset (at: nativeint, by: unativeint) = at + nativeint by
[<Export "nothing">]
let nothing () = ()

// more arguments than registers
[<Export "many">]
let many (a: int) (b: float) (c: int64) (d: float32) (e: byte) (f: float) (g: int) (h: float) (i: int) (j: float) (k: int)
         (l: float) (m: int16) (n: float) (o: int64) (p: float32) (q: int) (r: float) (s: sbyte) (t: float) =
    sprintf "%d %g %d %g %d %g %d %g %d %g %d %g %d %g %d %g %d %g %d %g" a b c d e f g h i j k l m n o p q r s t

// strings
[<Export "join">]
let join (parts: string[]) (by: string) = if isNull by then null else String.Join(by, parts)
[<Export "split">]
let split (text: string, by: char) = if isNull text then null else text.Split by
[<Export "length_of">]
let lengthOf (text: string) = if isNull text then -1 else text.Length

// arrays
[<Export "sum">]
let sum (xs: int[]) = Array.sum xs
[<Export "squares">]
let squares (n: int) : int64[] = if n < 0 then null else Array.init n (fun i -> int64 i * int64 i)
[<Export "scale">]
let scale (points: Point[]) (by: float) = points |> Array.map (fun p -> { X = p.X * by; Y = p.Y * by })
[<Export "reversed">]
let reversed (bytes: byte[]) = Array.rev bytes

// structs
[<Export "midpoint">]
let midpoint (a: Point) (b: Point) = { X = (a.X + b.X) / 2.0; Y = (a.Y + b.Y) / 2.0 }
[<Export "small_twice">]
let smallTwice (s: Small) = { A = s.A * 2uy; B = s.B * 2s; C = s.C * 2 }
[<Export "mixed_twice">]
let mixedTwice (m: Mixed) = { Weight = m.Weight * 2.0f; Count = m.Count * 2L }
[<Export "grown">]
let grown (l: Large) (by: float) =
    { l with Size = { X = l.Size.X * by; Y = l.Size.Y * by }; Tag = l.Tag + 1 }
[<Export "tags">]
let tags (a: int, b: int, c: int, d: int, e: int, f: Large, g: Small, h: Mixed, i: Small) =
    a + b + c + d + e + f.Tag + g.C + int h.Count + i.C
[<Export "move_point">]
let movePoint (p: byref<Point>) (dx: float) = p <- { p with X = p.X + dx }
[<Export "fill">]
let fill (at: nativeptr<int16>) (count: int) =
    for i in 0 .. count - 1 do
        NativePtr.set at i (int16 (i * 3))
    at

// functions of C
type Test = delegate of int -> bool
type Combine = delegate of float * float -> float
[<Export "count_if">]
let countIf (xs: int[]) (test: Test) = xs |> Array.sumBy (fun x -> if test.Invoke x then 1 else 0)
let mutable kept: Combine = null
[<Export "keep">]
let keep (combine: Combine) = kept <- combine
[<Export "reduce">]
let reduce (xs: float[]) = if isNull kept then nan else xs |> Array.reduce (fun a b -> kept.Invoke(a, b))

// members, and .NET's attribute
type Counter() =
    static let mutable count = 0
    [<Export "count">]
    static member Count() =
        count <- count + 1
        count
    [<UnmanagedCallersOnly(EntryPoint = "count_by")>]
    static member CountBy(by: int, times: int) : int =
        count <- count + by * times
        count
