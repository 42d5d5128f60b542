// out: 1
// out: a1byc
// out: 1y
// out: 1  y
// out:  1 
// out: ([1; 2], Some "z")
// out: {1}
// out: plain text
// out: Vec [[1; 2; 3]] of 3 items
// out: <3>
// out: <q>
// out: W a1bic
// out: 1+2i
// out: [1+2i; 3+4i]
// out: Some 1+2i
// out: Some <1>
// out: (1, <2>)
// out: {| Z = 0+1i|}
// out: L ["text number 0"; "text number 1"; "text number 2"; "text number 3";
// out:    "text number 4"; "text number 5"; "text number 6"; "text number 7";
// out:    "text number 8"; "text number 9"; "text number 10"; "text number 11";
// out:    "text number 12"; "text number 13"; "text number 14"; "text number 15";
// out:    "text number 16"; "text number 17"; "text number 18"; "text number 19"]
// out: S1
// out: [S1]
// out: [Vec [[1]] of 1 items; Vec [[]] of 0 items]
// out: map [(1, <1>)]
// out: Some a1byc
// out: <1>
// out: ToString:1+2i
// out: a1byc
// out: 1
// out: <1>
// %A of types that say how they are shown.
[<StructuredFormatDisplay("{X}")>]
type A1 = { X: int; Y: string }
[<StructuredFormatDisplay("a{X}b{Y}c")>]
type A2 = { X: int; Y: string }
[<StructuredFormatDisplay("{X}{Y}")>]
type A3 = { X: int; Y: string }
[<StructuredFormatDisplay("{X}  {Y}")>]
type A4 = { X: int; Y: string }
[<StructuredFormatDisplay(" {X} ")>]
type A5 = { X: int; Y: string }
[<StructuredFormatDisplay("({X}, {Y})")>]
type A6 = { X: int list; Y: string option }
[<StructuredFormatDisplay("\{{X}\}")>]
type A7 = { X: int; Y: string }
[<StructuredFormatDisplay("plain text")>]
type A8 = { X: int; Y: string }
[<StructuredFormatDisplay("Vec [{Items}] of {Count} items")>]
type B1(items: int list) =
    member _.Items = items
    member _.Count = items.Length
[<StructuredFormatDisplay("<{Text}>")>]
type B2 = P of int | Q of string with
    member this.Text = match this with P i -> string i | Q s -> s
[<StructuredFormatDisplay("W {Inner}")>]
type B4 = { Inner: A2; Name: string }
[<StructuredFormatDisplay("{AsString}")>]
type B5 = { Re: float; Im: float } with
    member c.AsString = sprintf "%g+%gi" c.Re c.Im
    override c.ToString() = "ToString:" + c.AsString
[<StructuredFormatDisplay("L {Long}")>]
type B6 = { Long: string list }
[<Struct; StructuredFormatDisplay("S{A}")>]
type B7 = { A: int; B: int }
let t v = try printfn "%A" v with e -> printfn "ERR %s" e.Message
t { A1.X = 1; Y = "y" }; t { A2.X = 1; Y = "y" }; t { A3.X = 1; Y = "y" }; t { A4.X = 1; Y = "y" }; t { A5.X = 1; Y = "y" }
t { A6.X = [ 1; 2 ]; Y = Some "z" }; t { A7.X = 1; Y = "y" }; t { A8.X = 1; Y = "y" }
t (B1 [ 1; 2; 3 ]); t (P 3); t (Q "q"); t { Inner = { A2.X = 1; Y = "i" }; Name = "n" }
t { Re = 1.0; Im = 2.0 }; t [ { Re = 1.0; Im = 2.0 }; { Re = 3.0; Im = 4.0 } ]; t (Some { Re = 1.0; Im = 2.0 }); t (Some (P 1)); t (1, P 2); t {| Z = { Re = 0.0; Im = 1.0 } |}
t { Long = List.init 20 (fun i -> "text number " + string i) }; t { A = 1; B = 2 }; t [ { A = 1; B = 2 } ]
t [ B1 [ 1 ]; B1 [] ]; t (Map.ofList [ 1, P 1 ]); t (Some { A2.X = 1; Y = "y" })
printfn "%O" (P 1); printfn "%s" (string { Re = 1.0; Im = 2.0 }); printfn "%s" ({ A2.X = 1; Y = "y" }.ToString()); printfn "%s" (string { A1.X = 1; Y = "y" })
printfn "%A" (box (P 1))
