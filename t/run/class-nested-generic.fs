// out: 5 [1; 2; 3; 4; 5]
// out: ["1s"; "2s"; "3s"; "4s"; "5s"]
// out: 0
// out: { Fst = "x"
// out:   Snd = 1 } 1.0
// out: 3 5
// out: 3
// out: 2
// out: 2 1
module Outer =
    type Tree<'T> =
        | Leaf
        | Node of Tree<'T> * 'T * Tree<'T>
        static member Empty: Tree<'T> = Leaf
        member t.Size =
            match t with
            | Leaf -> 0
            | Node(l, _, r) -> l.Size + 1 + r.Size
        member t.ToList() =
            match t with
            | Leaf -> []
            | Node(l, v, r) -> l.ToList() @ [ v ] @ r.ToList()
        member t.Map f =
            match t with
            | Leaf -> Leaf
            | Node(l, v, r) -> Node(l.Map f, f v, r.Map f)
        static member Insert (cmp: 'T -> 'T -> int) x t =
            match t with
            | Leaf -> Node(Leaf, x, Leaf)
            | Node(l, v, r) when cmp x v < 0 -> Node(Tree.Insert cmp x l, v, r)
            | Node(l, v, r) when cmp x v > 0 -> Node(l, v, Tree.Insert cmp x r)
            | _ -> t
    module Ops =
        let ofList xs = List.fold (fun t x -> Tree.Insert compare x t) Tree.Empty xs
open Outer
let t = Ops.ofList [ 3; 1; 2; 5; 4; 3 ]
printfn "%d %A" t.Size (t.ToList())
printfn "%A" (t.Map(fun x -> string x + "s").ToList())
printfn "%d" (Tree<string>.Empty.Size)
type Pair<'A, 'B> =
    { Fst: 'A; Snd: 'B }
    member p.Swap() = { Fst = p.Snd; Snd = p.Fst }
    member p.MapFst f = { Fst = f p.Fst; Snd = p.Snd }
    static member Make(a, b) = { Fst = a; Snd = b }
let p = Pair<_, _>.Make(1, "x")
printfn "%A %A" (p.Swap()) ((p.MapFst float).Fst)
[<Struct>]
type Opt<'T> =
    | Nope
    | Yep of value: 'T
    member o.OrElse d = match o with Yep v -> v | Nope -> d
    member o.Bind f = match o with Yep v -> f v | Nope -> Nope
printfn "%d %d" ((Yep 3).OrElse 4) (Nope.OrElse 5)
printfn "%s" ((Yep 3).Bind(fun x -> if x > 2 then Yep(string x) else Nope).OrElse "none")
type Stack<'T>(items: 'T list) =
    new() = Stack<'T>([])
    member _.Push x = Stack(x :: items)
    member _.Pop = match items with h :: t -> Some(h, Stack t) | [] -> None
    member _.Depth = items.Length
let s = Stack<int>().Push(1).Push(2)
printfn "%d" s.Depth
match s.Pop with
| Some(v, rest) -> printfn "%d %d" v rest.Depth
| None -> ()
