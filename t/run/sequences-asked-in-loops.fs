// out: -2 1 1004 3 
// out: 666 2006336
// out: l false true list
// out: a true true array
// out: s false false seq
// out: 2 0 3
// out: true
// out: true true true
// out: true 2
// out: ["1"; "2"] ['a'; 'b'; 'c']
// out: true [1; 2; 3]
// out: ints1,strings,ints0,map,other
// out: (true, true) (true, true) (true, true)
// out: [(1, 9); (0, 12)]
// out: [1; 2; 3] false
// out: 4 0
// out: [1; 3] [5; 4]
// out: 3
// out: FSharpList`1 1
module Program
open System
open System.Collections
open System.Collections.Generic
open System.Linq
type Queue<'a> = System.Collections.Generic.Queue<'a>

// sequences asked what they are, in loops, closures, fields, generics
[<AbstractClass>]
type Source<'a>() =
    abstract Items: seq<'a>
    member this.Count =
        match this.Items with
        | :? ICollection<'a> as c -> c.Count
        | :? IReadOnlyCollection<'a> as c -> -c.Count
        | s -> 1000 + Seq.length s
type ListSource<'a>(items: 'a list) =
    inherit Source<'a>()
    override _.Items = items
type ArraySource<'a>(items: 'a[]) =
    inherit Source<'a>()
    override _.Items = items
type GenSource<'a>(n, f: int -> 'a) =
    inherit Source<'a>()
    override _.Items = Seq.init n f
type Wrapped<'a> = { Inner: seq<'a>; Tag: string }
let sources : Source<int> list = [ ListSource [ 1; 2 ]; ArraySource [| 3 |]; GenSource(4, id); { new Source<int>() with member _.Items = HashSet [ 1; 2; 3 ] } ]
for s in sources do printf "%d " s.Count
printfn ""
let mutable lists = 0
let mutable total = 0
for i in 1 .. 2000 do
    let s : seq<int> = if i % 3 = 0 then [ i; i ] elif i % 3 = 1 then [| i |] else ResizeArray [ 1; 2; i ]
    match s with
    | :? (int list) as l -> lists <- lists + 1; total <- total + l.Head
    | :? (int[]) as a -> total <- total + a.[0]
    | :? ResizeArray<int> as r -> r.Add 5; total <- total + Seq.sum s
    | _ -> failwith "?"
printfn "%d %d" lists total
let tags = [ { Inner = [ 1 ]; Tag = "l" }; { Inner = [| 1 |]; Tag = "a" }; { Inner = seq { 1 }; Tag = "s" } ]
for { Inner = i; Tag = t } in tags do
    printfn "%s %b %b %s" t (i :? IList<int>) (i :? IReadOnlyList<int>) (match i with :? (int list) -> "list" | :? (int[]) -> "array" | _ -> "seq")
let rec depth (o: obj) =
    match o with
    | :? string -> 0
    | :? IEnumerable as e -> 1 + (e |> Seq.cast<obj> |> Seq.map depth |> Seq.fold max 0)
    | _ -> 0
printfn "%d %d %d" (depth [ [ 1 ]; [] ]) (depth "abc") (depth [| box [ [| 1 |] ]; box 2 |])
let lazySeq : Lazy<seq<string>> = lazy (List.toSeq [ "a"; "b" ])
printfn "%b" (lazySeq.Value :? (string list))
let f (xs: IEnumerable<'a>) = xs :> obj
printfn "%b %b %b" (f [ 1 ] :? (int list)) (f (set [ 'a' ]) :? Set<char>) (f "abc" :? string)
let m : IDictionary<string, int> = dict [ "a", 1; "b", 2 ]
let kvs : seq<KeyValuePair<string, int>> = m
printfn "%b %d" (kvs :? IDictionary<string, int>) (Seq.length kvs)
let asList (xs: seq<'a>) = match xs with :? ('a list) as l -> l | _ -> List.ofSeq xs
printfn "%A %A" (asList [ 1; 2 ] |> List.map string) (asList (seq { 'a' .. 'c' }))
let qq = [ 3; 1; 2 ].OrderBy(fun x -> x)
printfn "%b %A" ((qq :> seq<int>) :? IOrderedEnumerable<int>) (Seq.toList qq)
let objs : obj[] = [| [ 1 ]; [| "x" |]; Seq.empty<int>; Map.empty<int, int>; (seq { yield 1.5 }) |]
printfn "%s" (objs |> Array.map (fun o -> match o with :? seq<int> as s -> $"ints{Seq.length s}" | :? seq<string> -> "strings" | :? seq<KeyValuePair<int, int>> -> "map" | :? IEnumerable -> "other" | _ -> "none") |> String.concat ",")
let eq (a: seq<'t>) (b: seq<'t>) = a.Equals b, hash a = hash b
let arr = [| 1; 2 |]
printfn "%A %A %A" (eq [ 1; 2 ] [ 1; 2 ]) (eq (set [ 1 ]) (set [ 1 ])) (eq arr arr)
let groups = [ 1 .. 6 ] |> Seq.groupBy (fun x -> x % 2) |> Seq.map (fun (k, vs) -> k, (vs :? (int[])), Seq.sum vs) |> List.ofSeq
printfn "%A" (groups |> List.map (fun (k, _, s) -> k, s))
let concat = Seq.concat [ [ 1 ] :> seq<int>; [| 2 |]; set [ 3 ] ]
printfn "%A %b" (List.ofSeq concat) (concat :? (int list))
let appendTwice (xs: seq<int>) = xs |> Seq.append xs |> Seq.length
printfn "%d %d" (appendTwice (ResizeArray [ 1; 2 ])) (appendTwice (Stack<int>()))
let iter (xs: seq<int>) = (use e = xs.GetEnumerator() in [ while e.MoveNext() do e.Current ])
printfn "%A %A" (iter (SortedSet [ 3; 1 ])) (iter (LinkedList [ 5; 4 ]))
let bag : obj = box (ResizeArray [ 1; 2; 3 ] :> seq<int>)
printfn "%s" (match bag with :? List<int> as l -> l.Count.ToString() | _ -> "no")
printfn "%s %s" ((([ 1 ] :> seq<int>).GetType()).Name) (((seq { 1 }) |> Seq.length).ToString())
