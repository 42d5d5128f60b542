// out: {| A = 1
// out:    B = "x" |} {| A = 1
// out:    B = "x"
// out:    C = 3.0 |} {| A = "changed"
// out:    B = "x"
// out:    D = 4 |}
// out: struct {| X = 1
// out:           Y = 2 |} {| X = 1
// out:    Y = 2
// out:    Z = 3 |}
// out: 5
// out: { Name = "n"
// out:   Pos = {| X = 1
// out:            Y = 2 |} } 2
// out: 9 false
// out: 1 2
// out: [{| Id = 2
// out:     Neg = -2
// out:     Sq = 4 |}; {| Id = 3
// out:                   Neg = -3
// out:                   Sq = 9 |}]
// out: true -1
// out: one
// out: {| Pair = (1, 1)
// out:    Value = 1 |} {| Pair = ("s", "s")
// out:    Value = "s" |}
// out: 3
// out: z
// out: { A = 1
// out:   Sub = { B = 20
// out:           Sub3 = { C = 30 } } }
let r = {| A = 1; B = "x" |}
let r2 = {| r with C = 3.0 |}
let r3 = {| r with A = "changed"; D = 4 |}
printfn "%A %A %A" r r2 r3
let s = struct {| X = 1; Y = 2 |}
let s2 = {| s with Z = 3 |}
printfn "%A %A" s s2
let f (x: {| A: int; B: string |}) = x.A + x.B.Length
printfn "%d" (f {| B = "abc"; A = 2 |})
type N = { Name: string; Pos: {| X: int; Y: int |} }
let n = { Name = "n"; Pos = {| X = 1; Y = 2 |} }
printfn "%A %d" n n.Pos.Y
let n2 = { n with Pos = {| n.Pos with X = 9 |} }
printfn "%d %b" n2.Pos.X (n = n2)
let g () = {| Inner = {| Deep = [ {| Q = 1 |} ] |}; F = fun x -> x + 1 |}
printfn "%d %d" (g ()).Inner.Deep.Head.Q ((g ()).F 1)
let list = [ for i in 1..3 -> {| Id = i; Sq = i * i |} ]
printfn "%A" (list |> List.filter (fun x -> x.Sq > 1) |> List.map (fun x -> {| x with Neg = -x.Id |}))
printfn "%b %d" ({| A = 1 |} = {| A = 1 |}) (compare {| A = 1; B = 2 |} {| B = 3; A = 1 |})
let m = Map [ {| K = 1 |}, "one" ]
printfn "%s" m[{| K = 1 |}]
let gen (x: 'a) = {| Value = x; Pair = x, x |}
printfn "%A %A" (gen 1) (gen "s")
type Al = {| P: int; Q: int |}
let al: Al = {| P = 1; Q = 2 |}
printfn "%d" (al.P + al.Q)
let rn = { n with N.Name = "z" }
printfn "%s" rn.Name
type T3 = { C: int }
type T2 = { B: int; Sub3: T3 }
type T1 = { A: int; Sub: T2 }
let t = { A = 1; Sub = { B = 2; Sub3 = { C = 3 } } }
let t' = { t with Sub.B = 20; Sub.Sub3.C = 30 }
printfn "%A" t'
