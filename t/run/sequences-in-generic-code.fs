// out: 3 1 2 2 1
// out: [|"a"; "b"|]
// out: (1 2)
// out: ((1 2) (3))
// out: (1 x (1.5) null)
// out: ([1, a])
// out: true 6 false
// out: true
// out: true
// out: true [1; 2]
// out: 1 2
// out: derived 7
// out: ["list"; "array"; "set"; "seq"; "seq"]
// out: true
// out: true
// out: boxed list [1; 2; 3]
// out: IEnumerable list [1; 2; 3]
// out: [1; 2; 3]
// out: Some 2 Some "x" None
// out: array
// out: lao
// out: 2 11 -1 -2
module Program
open System
open System.Collections
open System.Collections.Generic

// as people write them
let len (xs: seq<'a>) =
    match xs with
    | :? ICollection<'a> as c -> c.Count
    | :? IReadOnlyCollection<'a> as c -> c.Count
    | _ -> Seq.fold (fun n _ -> n + 1) 0 xs
printfn "%d %d %d %d %d" (len [1;2;3]) (len [|1|]) (len (seq { 1; 2 })) (len (set [1; 2])) (len (Map.ofList [(1, 2)]))

let toArray (xs: IEnumerable<'t>) =
    match xs with
    | :? ('t[]) as a -> a
    | :? ('t list) as l -> List.toArray l
    | :? List<'t> as l -> l.ToArray()
    | _ -> Array.ofSeq xs
printfn "%A" (toArray (List<string>(["a"; "b"])))

let rec show (o: obj) : string =
    match o with
    | null -> "null"
    | :? string as s -> s
    | :? IEnumerable as e ->
        let parts = [ for x in e -> show x ]
        "(" + String.Join(" ", parts) + ")"
    | x -> string x
printfn "%s" (show [ 1; 2 ])
printfn "%s" (show ([ [ 1; 2 ]; [ 3 ] ] : int list list))
printfn "%s" (show (seq { box 1; box "x"; box [| 1.5 |]; null }))
printfn "%s" (show (Map.ofList [ (1, "a") ]))

type Tree<'a> =
    | Leaf
    | Node of Tree<'a> * 'a * Tree<'a>
    interface IEnumerable<'a> with
        member t.GetEnumerator() : IEnumerator<'a> =
            (seq {
                match t with
                | Leaf -> ()
                | Node(l, x, r) ->
                    yield! l
                    yield x
                    yield! r }).GetEnumerator()
        member t.GetEnumerator() : IEnumerator = (t :> IEnumerable<'a>).GetEnumerator() :> IEnumerator
let t = Node(Node(Leaf, 1, Leaf), 2, Node(Leaf, 3, Leaf))
let ts : seq<int> = t
printfn "%b %d %b" (ts :? Tree<int>) (Seq.sum ts) false
printfn "%b" ((ts :?> Tree<int>) = t)
printfn "%b" (ts.Equals t)
[<Struct>]
type Pair =
    { A: int; B: int }
    interface IEnumerable<int> with
        member p.GetEnumerator() : IEnumerator<int> = (Seq.ofList [ p.A; p.B ]).GetEnumerator()
        member p.GetEnumerator() : IEnumerator = ([ p.A; p.B ] :> IEnumerable).GetEnumerator()
let ps : seq<int> = { A = 1; B = 2 }
printfn "%b %A" (ps :? Pair) (Seq.toList ps)
match ps with
| :? Pair as p -> printfn "%d %d" p.A p.B
| _ -> printfn "no"

type Base() =
    interface IEnumerable<string> with
        member _.GetEnumerator() : IEnumerator<string> = (Seq.singleton "b").GetEnumerator()
        member _.GetEnumerator() : IEnumerator = ([ "b" ] :> IEnumerable).GetEnumerator()
type Derived() =
    inherit Base()
    member _.Extra = 7
let ds : seq<string> = Derived()
match ds with
| :? Derived as d -> printfn "derived %d" d.Extra
| :? Base -> printfn "base"
| _ -> printfn "other"
let names (xss: seq<seq<int>>) =
    [ for xs in xss do
        match xs with
        | :? (int list) -> "list"
        | :? (int[]) -> "array"
        | :? Set<int> -> "set"
        | :? (seq<int>) -> "seq" ]
printfn "%A" (names [ [1]; [|1|]; set [1]; seq { 1 }; Seq.map id [1] ])
let cache = Dictionary<obj, string>(HashIdentity.Reference)
let key : seq<int> = [| 1 |]
cache.[key] <- "found"
printfn "%b" (cache.ContainsKey(box key))
let e = ts.GetEnumerator()
printfn "%b" (e :? IDisposable)
let xs : seq<int> = upcast [ 1; 2; 3 ]
match box xs with
| :? (int list) as l -> printfn "boxed list %A" l
| _ -> printfn "boxed other"
match xs :> IEnumerable with
| :? (int list) as l -> printfn "IEnumerable list %A" l
| _ -> printfn "IEnumerable other"
let arr2 : seq<int> = [| 3; 1; 2 |]
let sortInPlace (xs: seq<int>) = match xs with :? (int[]) as a -> Array.Sort a | _ -> ()
sortInPlace arr2
printfn "%A" (List.ofSeq arr2)
let tryLast (xs: seq<'a>) = match xs with | :? IReadOnlyList<'a> as l when l.Count > 0 -> Some l.[l.Count - 1] | _ -> Seq.tryLast xs
printfn "%A %A %A" (tryLast [1;2]) (tryLast [|"x"|]) (tryLast Seq.empty<int>)
printfn "%s" (match (Seq.empty<int> :> obj) with :? (int[]) -> "array" | _ -> "?")
let f (x: #seq<int>) = match (x :> seq<int>) with :? (int list) -> "l" | :? (int[]) -> "a" | _ -> "o"
printfn "%s%s%s" (f [1]) (f [|1|]) (f (ResizeArray [1]))
let g (x: obj) = match x with :? seq<int> as s -> (match s with :? (int list) as l -> l.Length | :? ResizeArray<int> as r -> 10 + r.Count | _ -> -1) | _ -> -2
printfn "%d %d %d %d" (g [1;2]) (g (ResizeArray [1])) (g [|1|]) (g "x")
