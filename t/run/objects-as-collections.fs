// out: list       111..1 .... rl 2 3 rc 2 1 2 seq 2 
// out: array      111111 .... rl 2 3 rc 2 il 2 true ic 2 1 2 seq 2 
// out: empty      111..1 .... rl 0 0 rc 0 seq 0 
// out: string     .....1 .... a b c 
// out: seq        1....1 .... 1 2 seq 2 
// out: List       111111 .... rl 3 6 rc 3 il 3 false ic 3 1 2 3 seq 3 
// out: HashSet    1.1.11 ..1. rc 2 ic 2 1 2 seq 2 
// out: set        1.1.11 .... rc 2 ic 2 1 2 seq 2 
// out: Queue      1.1..1 .... rc 2 1 2 seq 2 
// out: Stack      1.1..1 .... rc 2 2 1 seq 2 
// out: Linked     1.1.11 .... rc 2 ic 2 1 2 seq 2 
// out: SortedSet  1.1.11 ..1. rc 2 ic 2 1 2 seq 2 
// out: Dict       .....1 11.1 [1, a] 
// out: Sorted     .....1 11.1 [1, a] 
// out: Map        .....1 11.1 [1, a] 
// out: dict       .....1 11.1 [1, a] 
// out: MyC        1....1 .... 7 8 seq 2 
// out: slist      .....1 .... a b 
// out: float      .....1 .... 1.5 
// out: int        ...... .... 
// out: none       ...... .... 
// out: opt        ...... .... 
// out: 2
// out: 2
// out: InvalidCastException
// out: InvalidCastException
// out: a;b;c;
// out: [1,[1,2],q,[[1, [2]]],null,[3]]
// out: true true false
// out: 6
// out: 6
// sequences and collections of what is known only as an object, or as a type variable
open System
open System.Collections
open System.Collections.Generic
type MyC() =
    interface IEnumerable<int> with
        member _.GetEnumerator() : IEnumerator<int> = (Seq.ofList [ 7; 8 ]).GetEnumerator()
        member _.GetEnumerator() : IEnumerator = (Seq.ofList [ 7; 8 ]).GetEnumerator() :> IEnumerator
let show (name: string) (o: obj) =
    let b x = if x then "1" else "."
    printf "%-10s %s%s%s%s%s%s " name (b (o :? seq<int>)) (b (o :? IReadOnlyList<int>)) (b (o :? IReadOnlyCollection<int>)) (b (o :? IList<int>)) (b (o :? ICollection<int>)) (b (o :? IEnumerable))
    printf "%s%s%s%s " (b (o :? IDictionary<int, string>)) (b (o :? IReadOnlyDictionary<int, string>)) (b (o :? ISet<int>)) (b (o :? seq<KeyValuePair<int, string>>))
    (match o with :? IReadOnlyList<int> as l -> printf "rl %d %d " l.Count (Seq.sum l) | _ -> ())
    (match o with :? IReadOnlyCollection<int> as l -> printf "rc %d " l.Count | _ -> ())
    (match o with :? IList<int> as l -> printf "il %d %b " l.Count l.IsReadOnly | _ -> ())
    (match o with :? ICollection<int> as l -> printf "ic %d " l.Count | _ -> ())
    (match o with :? IEnumerable as l -> (for x in l do printf "%O " x) | _ -> ())
    (match o with :? seq<int> as l -> printf "seq %d " (Seq.length l) | _ -> ())
    printfn ""
show "list" [ 1; 2 ]
show "array" [| 1; 2 |]
show "empty" ([]: int list)
show "string" "abc"
show "seq" (seq { 1; 2 })
show "List" (List<int> [ 1; 2; 3 ])
show "HashSet" (HashSet<int> [ 1; 2 ])
show "set" (set [ 1; 2 ])
show "Queue" (Queue<int> [ 1; 2 ])
show "Stack" (Stack<int> [ 1; 2 ])
show "Linked" (LinkedList<int> [ 1; 2 ])
show "SortedSet" (SortedSet<int> [ 2; 1 ])
show "Dict" (let d = Dictionary<int, string>() in d.[1] <- "a"; d)
show "Sorted" (let d = SortedDictionary<int, string>() in d.[1] <- "a"; d)
show "Map" (Map.ofList [ (1, "a") ])
show "dict" (dict [ (1, "a") ])
show "MyC" (MyC())
show "slist" [ "a"; "b" ]
show "float" [| 1.5 |]
show "int" 5
show "none" null
show "opt" (Some 1)
let t f = try f () with e -> printfn "%s" (e.GetType().Name)
t (fun () -> printfn "%d" (unbox<IReadOnlyList<int>> (box [ 1; 2 ])).Count)
t (fun () -> printfn "%d" (box [| 1; 2 |] :?> IList<int>).[1])
t (fun () -> printfn "%d" (box 5 :?> IList<int>).[1])
t (fun () -> printfn "%d" (box [ "a" ] :?> IReadOnlyList<int>).[1])
t (fun () -> for x in (box "abc" :?> IEnumerable) do printf "%O;" x)
printfn ""
let rec flat (o: obj) : string =
    match o with
    | :? string as s -> s
    | :? IEnumerable as e -> "[" + String.Join(",", Seq.cast<obj> e |> Seq.map flat) + "]"
    | null -> "null"
    | x -> x.ToString()
printfn "%s" (flat [ box 1; box [| 1; 2 |]; box "q"; box (Map.ofList [ (1, [ 2 ]) ]); null; box (set [ 3 ]) ])
let isA<'T> (o: obj) = o :? 'T
printfn "%b %b %b" (isA<seq<int>> [ 1 ]) (isA<IList<int>> [| 1 |]) (isA<IList<int>> [ 1 ])
let c<'a when 'a :> IReadOnlyList<int>> (x: 'a) = x.Count + x.[0]
printfn "%d" (c [4;2])
printfn "%d" (c [|5|])
