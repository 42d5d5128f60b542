// out: release
// out: cond
// out: A B 1 2 c f
// out: X, Z None X, Y
// out: 2 P
// out: [None; X; Y; Z]
// out: (true, Y) false
// out: 2
// out: opened
// out: 3 A
// out: 5
// out: 2
// out: 0
// out: 3
// out: 2147483647 -2147483648
// out: 240 511 -1
// out: 2147483647 -9223372036854775808
// out: 255 4294967295 9223372036854775807
// out: 1e+10 1e-05 123456789.0
// out: infinity nan
// out: (1, -1, 1, -1)
// out: -3 3 3
// out: true
// out: 1 7 6
// out: 16 64 -6
// out: 3 -3 -1
// out: 1024 1.5
// out: eq
// out: 1 2 3
// out: ()
// out: discard
// out: 2
// out: do
// out: after semis
// out: 3
// out: same line
// FS signature-like things, attributes, literals, preprocessor
#if DEBUG
printfn "debug"
#else
printfn "release"
#endif
#if !FOO && (BAR || !BAZ)
printfn "cond"
#endif
#nowarn "40"
[<Literal>]
let A = 5
[<Literal>]
let B = A * 2 + 1
[<Literal>]
let S = "x" + "y"
[<Literal>]
let NullS : string = null
[<Literal>]
let F = 1.5
[<Literal>]
let C = 'c'
let f x = match x with A -> "A" | B -> "B" | _ -> "?"
let g x = match x with S -> 1 | _ -> 3
let h x = match x with C -> "c" | _ -> "-"
let q x = match x with F -> "f" | _ -> "-"
printfn "%s %s %d %d %s %s" (f 5) (f 11) (g "xy") (if isNull NullS then 2 else 3) (h 'c') (q 1.5)
(* nested (* comment *) "string with *)" *)
/// doc
let documented = 1 // trailing
[<System.Obsolete("old", false)>]
let old () = ()
[<System.Flags>]
type Fl = None = 0 | X = 0b01 | Y = 0b10 | Z = 0b100
printfn "%A %A %s" (Fl.X ||| Fl.Z) Fl.None (string (Fl.X ||| Fl.Y))
type En8 = P = 1uy | Q = 2uy
printfn "%d %A" (byte En8.Q) (LanguagePrimitives.EnumOfValue<byte, En8> 1uy)
printfn "%A" (System.Enum.GetValues(typeof<Fl>) |> Seq.cast<Fl> |> List.ofSeq)
printfn "%A %A" (System.Enum.TryParse<Fl>("Y")) (System.Enum.IsDefined(typeof<Fl>, 9))
[<CompiledName("Other")>]
let named x = x + 1
printfn "%d" (named 1)
[<AutoOpen>]
module Inner =
    let opened = "opened"
printfn "%s" opened
[<RequireQualifiedAccess>]
module Q =
    let v = 3
    type T = A | B
printfn "%d %A" Q.v Q.T.A
module Empty = begin end
let private hidden = 3
let internal vis = hidden
let inline private inl x = x + hidden
printfn "%d" (inl 2)
let mutable private mut = 1
mut <- mut + 1
printfn "%d" mut
let rec private r1 n = if n = 0 then 0 else r2 (n - 1)
and private r2 n = r1 n
printfn "%d" (r1 3)
type private Priv = { V: int }
let private pv = { V = 3 }
printfn "%d" pv.V
printfn "%d %d" (0x7FFFFFFF + 0) (-0x80000000)
printfn "%d %d %d" 0b1111_0000 0o777 -1
printfn "%d %d" System.Int32.MaxValue System.Int64.MinValue
printfn "%d %u %d" 255uy 4294967295u 9223372036854775807L
printfn "%A %A %A" 1e10 1e-5 123456789.0
printfn "%A %A" infinity nan
printfn "%A" (1, -1, +1, - 1)
let neg x = -x
printfn "%d %d %d" (neg 3) -(neg 3) (- neg 3)
printfn "%b" (1 <> 2 && not (1 = 2) || false)
printfn "%d %d %d" (5 &&& 3) (5 ||| 3) (5 ^^^ 3)
printfn "%d %d %d" (1 <<< 4) (256 >>> 2) (~~~5)
printfn "%d %d %d" (7 / 2) (-7 / 2) (-7 % 3)
printfn "%g %g" (2.0 ** 10.0) (7.5 % 2.0)
printfn "%s" (if 1 = 1 then "eq" else "ne")
let t = 1, 2
let (a1, b1) = t
printfn "%d %d %d" (fst t) (snd t) (a1 + b1)
let u = ()
printfn "%A" u
let _ = printfn "discard"
let _, second = 1, 2
printfn "%d" second
do printfn "do"
;;
printfn "after semis";;
let x1 = 1;; let x2 = 2
printfn "%d" (x1 + x2); printfn "same line"
