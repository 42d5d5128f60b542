// out: 1
// out: a 1 b y c
// out: { X = 1
// out:   Y = "y" }
// out: { X = 1
// out:   Y = "y" }
// out: <StructuredFormatDisplay exception: Method 'Shown+A5.{x' not found.>
// out: ...
// out: <... 1>
// out: plain
// out: { X = 1
// out:   Y = "y" }
// out: { X = 1
// out:   Y = "y" }
// out: { X = 1
// out:   Y = "y" }
// out: {1}
// out: 1y
// out: <StructuredFormatDisplay exception: Method 'Shown+B5.Missing' not found.>
// out: a } b 1
// out: { X = 1
// out:   Y = "y" }
// out: <StructuredFormatDisplay exception: Method 'Shown+B8. X ' not found.>
// out: <StructuredFormatDisplay exception: Method 'Shown+B9.ToString' not found.>
// out: <StructuredFormatDisplay exception: Method 'Shown+C1.X:d' not found.>
// out: { X = 1
// out:   Y = "y" }
// out: <StructuredFormatDisplay exception: Method 'Shown+C3.{X' not found.>
// out: { X = 1
// out:   Y = "y" }
// out: {1}
// out: ...
// out: [...; ...]
// out: <StructuredFormatDisplay exception: Method 'Shown+C8.P.Length' not found.>
// out: x\ny abc
// out: { P = "abc" }
// out: <StructuredFormatDisplay exception: Method 'Shown+D2.F' not found.>
// out: <StructuredFormatDisplay exception: Method 'Shown+D3.{P' not found.>
// out: <StructuredFormatDisplay exception: Method 'Shown+D4.S' not found.>
// out: }abc
// out: abc {
// out: abc }
// out: { P = "abc" }
// out: [<... 1>; <... 2>]
// out: (Some ...,
// out:  <StructuredFormatDisplay exception: Method 'Shown+B5.Missing' not found.>)
module Shown
let t name f = try f () with e -> printfn "%s: %s %s" name (e.GetType().Name) e.Message
[<StructuredFormatDisplay("{X}")>]
type A1 = { X: int; Y: string }
[<StructuredFormatDisplay("a {X} b {Y} c")>]
type A2 = { X: int; Y: string }
[<StructuredFormatDisplay("{X} }")>]
type A3 = { X: int; Y: string }
[<StructuredFormatDisplay("{X")>]
type A4 = { X: int; Y: string }
[<StructuredFormatDisplay("{{x}}")>]
type A5 = { X: int; Y: string }
[<StructuredFormatDisplay("{Self}")>]
type A6 = { X: int } with member t.Self = t
[<StructuredFormatDisplay("<{Self} {X}>")>]
type A7 = { X: int } with member t.Self = t
[<StructuredFormatDisplay("plain")>]
type A8 = { X: int; Y: string }
[<StructuredFormatDisplay("")>]
type A9 = { X: int; Y: string }
[<StructuredFormatDisplay("}")>]
type B1 = { X: int; Y: string }
[<StructuredFormatDisplay("{")>]
type B2 = { X: int; Y: string }
[<StructuredFormatDisplay("\{{X}\}")>]
type B3 = { X: int; Y: string }
[<StructuredFormatDisplay("{X}{Y}")>]
type B4 = { X: int; Y: string }
[<StructuredFormatDisplay("{Missing}")>]
type B5 = { X: int; Y: string }
[<StructuredFormatDisplay("a } b {X}")>]
type B6 = { X: int; Y: string }
[<StructuredFormatDisplay("{X} a { b")>]
type B7 = { X: int; Y: string }
[<StructuredFormatDisplay("{ X }")>]
type B8 = { X: int; Y: string }
[<StructuredFormatDisplay("{}")>]
type B9 = { X: int; Y: string }
[<StructuredFormatDisplay("{X:d}")>]
type C1 = { X: int; Y: string }
[<StructuredFormatDisplay("{X}}")>]
type C2 = { X: int; Y: string }
[<StructuredFormatDisplay("{{X}")>]
type C3 = { X: int; Y: string }
[<StructuredFormatDisplay("{X} {")>]
type C4 = { X: int; Y: string }
[<StructuredFormatDisplay("\\{{X}\\}")>]
type C5 = { X: int; Y: string }
[<StructuredFormatDisplay("{Next}")>]
type C7 = { mutable Next: obj }
[<StructuredFormatDisplay("x{P.Length}y")>]
type C8 = { P: string }
[<StructuredFormatDisplay("x\\ny {P}")>]
type C9 = { P: string }
[<StructuredFormatDisplay("x\ny {P}")>]
type D1 = { P: string }
[<StructuredFormatDisplay("{F}")>]
type D2 = { P: string } with member t.F () = 5
[<StructuredFormatDisplay("{{P}}")>]
type D3 = { P: string }
[<StructuredFormatDisplay("{S}")>]
type D4 = { P: string } with static member S = 5
[<StructuredFormatDisplay("}{P}")>]
type D5 = { P: string }
[<StructuredFormatDisplay("{P} \\{")>]
type D6 = { P: string }
[<StructuredFormatDisplay("{P} \\}")>]
type D7 = { P: string }
[<StructuredFormatDisplay("\\{P}")>]
type D8 = { P: string }
t "A1" (fun () -> printfn "%A" { A1.X = 1; Y = "y" })
t "A2" (fun () -> printfn "%A" { A2.X = 1; Y = "y" })
t "A3" (fun () -> printfn "%A" { A3.X = 1; Y = "y" })
t "A4" (fun () -> printfn "%A" { A4.X = 1; Y = "y" })
t "A5" (fun () -> printfn "%A" { A5.X = 1; Y = "y" })
t "A6" (fun () -> printfn "%A" { A6.X = 1 })
t "A7" (fun () -> printfn "%A" { A7.X = 1 })
t "A8" (fun () -> printfn "%A" { A8.X = 1; Y = "y" })
t "A9" (fun () -> printfn "%A" { A9.X = 1; Y = "y" })
t "B1" (fun () -> printfn "%A" { B1.X = 1; Y = "y" })
t "B2" (fun () -> printfn "%A" { B2.X = 1; Y = "y" })
t "B3" (fun () -> printfn "%A" { B3.X = 1; Y = "y" })
t "B4" (fun () -> printfn "%A" { B4.X = 1; Y = "y" })
t "B5" (fun () -> printfn "%A" { B5.X = 1; Y = "y" })
t "B6" (fun () -> printfn "%A" { B6.X = 1; Y = "y" })
t "B7" (fun () -> printfn "%A" { B7.X = 1; Y = "y" })
t "B8" (fun () -> printfn "%A" { B8.X = 1; Y = "y" })
t "B9" (fun () -> printfn "%A" { B9.X = 1; Y = "y" })
t "C1" (fun () -> printfn "%A" { C1.X = 1; Y = "y" })
t "C2" (fun () -> printfn "%A" { C2.X = 1; Y = "y" })
t "C3" (fun () -> printfn "%A" { C3.X = 1; Y = "y" })
t "C4" (fun () -> printfn "%A" { C4.X = 1; Y = "y" })
t "C5" (fun () -> printfn "%A" { C5.X = 1; Y = "y" })
t "C7" (fun () -> let c = { Next = null } in c.Next <- box c; printfn "%A" c; printfn "%A" [c; c]; c.Next <- null)
t "C8" (fun () -> printfn "%A" { C8.P = "abc" })
t "C9" (fun () -> printfn "%A" { C9.P = "abc" })
t "D1" (fun () -> printfn "%A" { D1.P = "abc" })
t "D2" (fun () -> printfn "%A" { D2.P = "abc" })
t "D3" (fun () -> printfn "%A" { D3.P = "abc" })
t "D4" (fun () -> printfn "%A" { D4.P = "abc" })
t "D5" (fun () -> printfn "%A" { D5.P = "abc" })
t "D6" (fun () -> printfn "%A" { D6.P = "abc" })
t "D7" (fun () -> printfn "%A" { D7.P = "abc" })
t "D8" (fun () -> printfn "%A" { D8.P = "abc" })
t "list" (fun () -> printfn "%A" [{ A7.X = 1 }; { A7.X = 2 }])
t "opt" (fun () -> printfn "%A" (Some { A6.X = 1 }, { B5.X = 1; Y = "" }))
