// out: W "x"
// out: { A = 1
// out:   B = "q" }
// out: I 3
// out: PP 3
// out: H W "x"
// out: K { A = 1
// out:   B = "q" }
// out: L (U1 3, 4)
// out: L (U0, 4)
// out: L (U2 (3, "z"), 4)
// out: [W "a"; W "b"]
// out: Some W "a"
// out: G (Some 1)
// out: Some G (Some 1)
// out: (Some I 3, Some PP 4)
// out: (H (W "x"), Some (G 2))
// out: H (W "x")
// out: H (W "x")
// out: [{ A = 1
// out:   B = "q" }; { A = 1
// out:   B = "q" }]
// out: map [(1, W "q")]
// out: seq [[1, W "q"]]
// out: { W = W "a
// out: b"
// out:   R = { A = 3
// out:   B = "l
// out: " }
// out:   G = G (W "x") }
// out: W "3" Some W null
// Types that are private or internal, to %A and %+A.
type W = private W of string
type R = private { A: int; B: string }
type I = internal I of int
type private P = PP of int
type U = private | U0 | U1 of int | U2 of int * string
type H = H of W | K of R | L of U * int
type G<'a> = private G of 'a
printfn "%A" (W "x")
printfn "%A" { A = 1; B = "q" }
printfn "%A" (I 3)
printfn "%A" (PP 3)
printfn "%A" (H (W "x"))
printfn "%A" (K { A = 1; B = "q" })
printfn "%A" (L (U1 3, 4))
printfn "%A" (L (U0, 4))
printfn "%A" (L (U2 (3, "z"), 4))
printfn "%A" [ W "a"; W "b" ]
printfn "%A" (Some (W "a"))
printfn "%A" (G (Some 1))
printfn "%A" (Some (G (Some 1)))
printfn "%A" (Some (I 3), Some (PP 4))
printfn "%+A" (H (W "x"), Some (G 2))
printfn "%O" (H (W "x"))
printfn "%s" (string (H (W "x")))
printfn "%A" [{ A = 1; B = "q" }; { A = 1; B = "q" }]
printfn "%A" (Map [1, W "q"])
printfn "%A" (dict [1, W "q"])
type Rec = { W: W; R: R; G: G<W> }
printfn "%A" { W = W "a\nb"; R = { A = 3; B = "l\n" }; G = G (W "x") }
printfn $"{W (string 3)} %A{Some (W null)}" 
