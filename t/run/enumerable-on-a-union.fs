// out: 25 [1; 2; 5; 8; 9]
// out: 1 2 5 8 9 "1,2,5,8,9"
// out: 5 2
type Tree<'a> =
    | Leaf
    | Node of left: Tree<'a> * value: 'a * right: Tree<'a>
    member t.Fold(f, acc) =
        match t with
        | Leaf -> acc
        | Node(l, v, r) -> r.Fold(f, f (l.Fold(f, acc)) v)
    static member Insert x t =
        match t with
        | Leaf -> Node(Leaf, x, Leaf)
        | Node(l, v, r) as n -> if x < v then Node(Tree<_>.Insert x l, v, r) elif x > v then Node(l, v, Tree<_>.Insert x r) else n
    interface System.Collections.Generic.IEnumerable<'a> with
        member t.GetEnumerator() =
            let rec walk t = seq { match t with Leaf -> () | Node(l, v, r) -> yield! walk l; yield v; yield! walk r }
            (walk t).GetEnumerator()
        member t.GetEnumerator() = (t :> seq<'a>).GetEnumerator() :> System.Collections.IEnumerator
let t = [ 5; 2; 8; 1; 9; 2 ] |> List.fold (fun t x -> Tree<int>.Insert x t) Leaf
printfn "%d %A" (t.Fold((fun a v -> a + v), 0)) (List.ofSeq t)
for x in t do printf "%d " x
printfn "%A" (Seq.map string t |> String.concat ",")
match t with Node(value = v; left = Node(value = w)) -> printfn "%d %d" v w | _ -> ()
