// out: ab 3 [1; 2] set [0; 1] Some 3.5
// out: { Cents = 3L }
// out: 1234 42 2
// out: Some 12 None Some 1.5 Some { Cents = 350L }
// out: { Cents = 6L }
// out: { Cents = 4L }
// out: { Cents = 5L }
// out: 3 2 1
// out: 1 1
// out: 3.14 4.00
// out: 2.5
// out: 3 1.5 4.0
// out: 5 b (2, 9)
// out: Box "3"
// out: Len 9.0 Len 2.0
module Program
open System
open System.Collections.Generic

// SRTP type-class emulation, default overloads by a witness class, and inline operators
type Monoid =
    static member inline Append(_: Monoid, a: string, b: string) = a + b
    static member inline Append(_: Monoid, a: int, b: int) = a + b
    static member inline Append(_: Monoid, a: 'x list, b: 'x list) = a @ b
    static member inline Append(_: Monoid, a: Set<'x>, b: Set<'x>) = Set.union a b
    static member inline Append(_: Monoid, a: float option, b: float option) = (match a, b with Some x, Some y -> Some(x + y) | x, None -> x | None, y -> y)
let inline append< ^w, ^t when (^w or ^t): (static member Append: ^w * ^t * ^t -> ^t)> (w: ^w) (a: ^t) (b: ^t) : ^t =
    ((^w or ^t): (static member Append: ^w * ^t * ^t -> ^t) (w, a, b))
let inline (++) a b = append (Unchecked.defaultof<Monoid>) a b
printfn "%s %d %A %A %A" ("a" ++ "b") (1 ++ 2) ([ 1 ] ++ [ 2 ]) (set [ 1 ] ++ set [ 0 ]) (Some 1.5 ++ Some 2.0)

type Money = { Cents: int64 } with
    static member Append(_: Monoid, a: Money, b: Money) = { Cents = a.Cents + b.Cents }
    static member Parse(s: string) = { Cents = int64 (Decimal.Parse s * 100m) }
    static member TryParse(s: string, [<System.Runtime.InteropServices.Out>] r: byref<Money>) =
        match Decimal.TryParse s with
        | true, d -> r <- { Cents = int64 (d * 100m) }; true
        | _ -> false
    static member op_Implicit(c: int) = { Cents = int64 c }
    static member get_Zero() = { Cents = 0L }
    static member (+) (a, b) = { Cents = a.Cents + b.Cents }
    static member DivideByInt(a, n: int) = { Cents = a.Cents / int64 n }
printfn "%A" ({ Cents = 1L } ++ { Cents = 2L })
let inline parse (s: string) : ^t = (^t: (static member Parse: string -> ^t) s)
let m : Money = parse "12.34"
let i : int = parse "42"
let d : DateTime = parse "2020-01-02"
printfn "%d %d %d" m.Cents i d.Day
let inline tryParse< ^t when ^t: (static member TryParse: string * byref< ^t> -> bool)> (s: string) : ^t option =
    let mutable r = Unchecked.defaultof< ^t>
    if (^t: (static member TryParse: string * byref< ^t> -> bool) (s, &r)) then Some r else None
printfn "%A %A %A %A" (tryParse<int> "12") (tryParse<int> "x") (tryParse<float> "1.5") (tryParse<Money> "3.50")
printfn "%A" (List.sum [ { Cents = 1L }; { Cents = 5L } ])
printfn "%A" (List.average [ { Cents = 2L }; { Cents = 6L } ])
let inline implicit (x: ^a) : ^b = ((^a or ^b): (static member op_Implicit: ^a -> ^b) x)
let mm : Money = implicit 5
printfn "%A" mm
let inline lengthOf (x: ^a) = (^a: (member Length: int) x)
let inline countOf (x: ^a when ^a: (member Count: int)) = (^a: (member Count: int) x)
printfn "%d %d %d" (lengthOf "abc") (lengthOf [| 1; 2 |]) (lengthOf [ 1 ])
printfn "%d %d" (countOf (ResizeArray [ 1 ])) (countOf (Map [ (1, 2) ]))
type Shape =
    | Circle of r: float
    | Square of side: float
    member s.Area = match s with Circle r -> Math.PI * r * r | Square a -> a * a
    static member Create(r: float) = Circle r
    static member Create(a: int) = Square(float a)
let inline create (x: ^x) : ^s = ((^x or ^s): (static member Create: ^x -> ^s) x)
let inline area (x: ^s when ^s: (member Area: float)) = x.Area
printfn "%.2f %.2f" (area (Shape.Create 1.0)) (area (Shape.Create 2))
printfn "%.1f" (area {| Area = 2.5 |})
let inline addAll (xs: seq<^a>) = Seq.fold (fun a b -> a + b) (LanguagePrimitives.GenericZero< ^a>) xs
printfn "%d %.1f %M" (addAll [ 1; 2 ]) (addAll [| 0.5; 1.0 |]) (addAll (seq { 1.5m; 2.5m }))
let inline clamp (lo: ^a) hi x = max lo (min hi x)
printfn "%d %s %A" (clamp 1 5 9) (clamp "b" "d" "a") (clamp (1, 2) (3, 4) (2, 9))
let inline mapInto (f: 'a -> 'b) (x: ^f) : ^g = ((^f or Monoid): (static member Map: ^f * ('a -> 'b) -> ^g) (x, f))
type Box<'t> = Box of 't with
    static member Map(Box x, f) = Box(f x)
printfn "%A" (mapInto string (Box 3))
type IScale<'t when 't :> IScale<'t>> =
    static abstract Scale: 't * float -> 't
    static abstract One: 't
type Len = Len of float with
    interface IScale<Len> with
        static member Scale(Len l, k) = Len(l * k)
        static member One = Len 1.0
let scaleTwice<'t when IScale<'t>> (x: 't) = 't.Scale('t.Scale(x, 2.0), 3.0)
printfn "%A %A" (scaleTwice (Len 1.5)) (Len 2.0)
