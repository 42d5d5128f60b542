// out: 5 2 9
// out: 2 y 3 true 5
// out: 2 true
// out: 2
// out: {| F = 2
// out:    Inner = {| V = [1] |} |}
// out: 7 3
// out: { P = { V = { W = 10
// out:               Z = 20 } }
// out:   Q = 30 }
// out: { SX = 1
// out:   SY = 20 } { SX = 7
// out:   SY = 20 }
// out: 3 2 0
// out: (1,2) true 0
// out: 1 s struct (2, 1)
// out: Case3 (1.5, [Case1; Case2 (3, "n")]) 2 U!
// out: 1.5 n
// out: true false
// out: [1; 2; 3]
// out: 3 3
// out: 5 true 5
// out: B
// out: B
// out: 1 s
// out: q!
// out: 5 b
// out: 3 m
// out: plain
// out: true
// out: true false
// out: 1 2
// records, anon records, struct things, unions
type R = { mutable A: int; B: string; C: R option } with
    member r.Len = r.B.Length
    static member Make a = { A = a; B = "b"; C = None }
let r = R.Make 1
r.A <- 5
let r2 = { r with B = "bb"; C = Some r }
let r3 = { r2 with R.A = 9 }
printfn "%A %d %d" r2.C.Value.A r3.Len r3.A
let an = {| X = 1; Y = "y" |}
let an2 = {| an with X = 2; Z = 3.0 |}
let an3 = {| r with D = true |}
printfn "%d %s %g %b %d" an2.X an2.Y an2.Z an3.D an3.A
let an4 = struct {| P = 1; Q = 2 |}
printfn "%d %A" an4.Q (an = {| Y = "y"; X = 1 |})
let f (p: {| X: int; Y: string |}) = p.X + p.Y.Length
printfn "%d" (f an)
printfn "%A" {| Inner = {| V = [1] |}; F = (fun x -> x + 1) 1 |}
type Nested = { Inner: {| N: int |}; Out: int }
let n = { Inner = {| N = 3 |}; Out = 4 }
let n2 = { n with Inner.N = 7 }
printfn "%d %d" n2.Inner.N n.Inner.N
type Deep = { P: P2; Q: int }
and P2 = { V: V2 }
and V2 = { W: int; Z: int }
let d = { P = { V = { W = 1; Z = 2 } }; Q = 3 }
let d2 = { d with P.V.W = 10; Q = 30; P.V.Z = 20 }
printfn "%A" d2
[<Struct>]
type SR = { SX: int; mutable SY: int }
let mutable sr = { SX = 1; SY = 2 }
sr.SY <- 20
let sr2 = { sr with SX = 7 }
printfn "%A %A" sr sr2
[<Struct>]
type SU = | SA of a: int | SB of b: string | SC
let su x = match x with SA n -> n | SB s -> s.Length | SC -> 0
printfn "%d %d %d" (su (SA 3)) (su (SB "xx")) (su SC)
[<Struct>]
type Pt(x: int, y: int) =
    member _.X = x
    member _.Y = y
    override p.ToString() = sprintf "(%d,%d)" x y
printfn "%O %b %d" (Pt(1, 2)) (Pt(1, 2) = Pt(1, 2)) (Pt().X)
let struct (sa, sb) = struct (1, "s")
let swap struct (a, b) = struct (b, a)
printfn "%d %s %A" sa sb (swap struct (1, 2))
type U =
    | Case1
    | Case2 of int * name: string
    | Case3 of x: float * U list
    member u.Count = match u with Case1 -> 0 | Case2 _ -> 2 | Case3 (_, l) -> List.sumBy (fun (x: U) -> x.Count) l
    static member Def = Case2 (1, "d")
    override u.ToString() = "U!"
let u = Case3 (x = 1.5, Item2 = [Case1; Case2 (name = "n", Item1 = 3)])
printfn "%A %d %O" u u.Count U.Def
match u with
| Case3 (x = v; Item2 = [_; Case2 (name = nm)]) -> printfn "%g %s" v nm
| _ -> ()
printfn "%b %b" u.IsCase3 u.IsCase1
type Tree<'a> = Leaf | Node of left: Tree<'a> * value: 'a * right: Tree<'a>
let rec insert x = function
    | Leaf -> Node (Leaf, x, Leaf)
    | Node (l, v, r) as t -> if x < v then Node (insert x l, v, r) elif x > v then Node (l, v, insert x r) else t
let rec toList = function Leaf -> [] | Node (l, v, r) -> toList l @ [v] @ toList r
printfn "%A" ([3; 1; 2] |> List.fold (fun t x -> insert x t) Leaf |> toList)
type Single = Single of int
let (Single sv) = Single 3
let g (Single a) (Single b) = a + b
printfn "%d %d" sv (g (Single 1) (Single 2))
type Enum = A = 1 | B = 2 | C = 4
let e = Enum.A ||| Enum.C
printfn "%A %b %d" e (e.HasFlag Enum.C) (int e)
match Enum.B with Enum.A -> () | Enum.B -> printfn "B" | _ -> ()
printfn "%A" (enum<Enum> 2)
type Rec1 = { F: int }
type Rec2 = { F: string }
let h (x: Rec1) = x.F
let k = fun (x: Rec2) -> x.F
printfn "%d %s" (h { F = 1 }) (k { F = "s" })
let infer x = x.F + "!"
printfn "%s" (infer { F = "q" })
let { A = ra; B = rb } = r
printfn "%d %s" ra rb
exception MyErr of code: int * msg: string
exception Plain
try raise (MyErr (3, "m")) with MyErr (code, msg) -> printfn "%d %s" code msg
try raise Plain with Plain -> printfn "plain" | e -> printfn "%s" e.Message
[<CustomEquality; NoComparison>]
type CE = { Id: int; Data: string } with
    override a.Equals o = match o with :? CE as b -> a.Id = b.Id | _ -> false
    override a.GetHashCode() = a.Id
printfn "%b" ({ Id = 1; Data = "a" } = { Id = 1; Data = "b" })
[<ReferenceEquality>]
type RE = { Q: int }
let re = { Q = 1 }
printfn "%b %b" (re = re) (re = { Q = 1 })
let tuple3 = 1, "a", 2.0
let x1, _, x3 = tuple3
printfn "%d %g" x1 x3
