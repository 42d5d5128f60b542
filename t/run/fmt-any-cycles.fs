// out: { Value = 1
// out:   Next = Some { Value = 2
// out:                 Next = None
// out:                 Prev = Some ... }
// out:   Prev = None }
// out: { Value = 2
// out:   Next = None
// out:   Prev = Some { Value = 1
// out:                 Next = Some ...
// out:                 Prev = None } }
// out: [{ Value = 1
// out:    Next = Some { Value = 2
// out:                  Next = None
// out:                  Prev = Some ... }
// out:    Prev = None }; { Value = 2
// out:                     Next = None
// out:                     Prev = Some { Value = 1
// out:                                   Next = Some ...
// out:                                   Prev = None } }]
// out: { Name = "root"
// out:   Children = seq [...; { Name = "leaf"
// out:                          Children = seq [] }] }
// out: seq [{ Name = "root"
// out:        Children = ... }; { Name = "leaf"
// out:                            Children = seq [] }]
// out: { Link = ...
// out:   Tag = "c" }
// out: { Any = null }
// out: { Any = ... }
// out: L { contents = V 1 }
// out: L { contents = ... }
// out: { contents = L ... }
// out: [|1; ...|]
// out: { Id = 1
// out:   Edges = [{ Id = 2
// out:              Edges = [...; ...] }; ...] }
// out: { Id = 2
// out:   Edges = [{ Id = 1
// out:              Edges = [...; ...] }; { Id = 1
// out:                                      Edges = [...; ...] }] }
// out: { Value = 1
// out:   Next = Some { Value = 2
// out:                 Next = None
// out:                 Prev = Some ... }
// out:   Prev = None }
// out: { Id = 1
// out:   Edges = [{ Id = 2
// out:              Edges = [...; ...] }; ...] }
// out: { Id = 10
// out:   Edges = [{ Id = 9
// out:              Edges = [] }; { Id = 9
// out:                              Edges = [] }] }
// out: map [(1, { Id = 1
// out:            Edges = [{ Id = 2
// out:                       Edges = [...; ...] }; ...] })]
// out: seq [1; ...]
// out: Add (Num 1, Add (Num 1, Num 1))
type Node = { Value: int; mutable Next: Node option; mutable Prev: Node option }
type Tree = { Name: string; Children: ResizeArray<Tree> }
type Cell = { mutable Link: Cell; Tag: string }
type Obj = { mutable Any: obj }
type G = | V of int | L of G ref
type Gr = { Id: int; mutable Edges: Gr list }
let a = { Value = 1; Next = None; Prev = None }
let b = { Value = 2; Next = None; Prev = Some a }
a.Next <- Some b
printfn "%A" a
printfn "%A" b
printfn "%A" [a; b]
let t = { Name = "root"; Children = ResizeArray() }
t.Children.Add t
t.Children.Add { Name = "leaf"; Children = ResizeArray() }
printfn "%A" t
printfn "%A" t.Children
let c = { Link = Unchecked.defaultof<Cell>; Tag = "c" }
c.Link <- c
printfn "%A" c
let o = { Any = null }
printfn "%A" o
o.Any <- box o
printfn "%A" o
let r = ref (V 1)
let g = L r
printfn "%A" g
r.Value <- g
printfn "%A" g
printfn "%A" r
let arr: obj[] = [| box 1; null |]
arr.[1] <- box arr
printfn "%A" arr
let e1 = { Id = 1; Edges = [] }
let e2 = { Id = 2; Edges = [e1; e1] }
e1.Edges <- [e2; e1]
printfn "%A" e1
printfn "%A" e2
printfn "%s" (string a)
printfn "%O" e1
let shared = { Id = 9; Edges = [] }
printfn "%A" { Id = 10; Edges = [shared; shared] }
printfn "%A" (Map.ofList [1, e1])
let ra = ResizeArray<obj>()
ra.Add(box 1)
ra.Add(box ra)
printfn "%A" ra
type Expr = | Num of int | Add of Expr * Expr
let n1 = Num 1
printfn "%A" (Add (n1, Add (n1, n1)))
