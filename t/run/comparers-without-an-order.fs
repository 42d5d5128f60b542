// out: list: InvalidOperationException Failed to compare two elements in the array. (At least one object must implement IComparable.)
// out: list1: 1
// out: rec: InvalidOperationException Failed to compare two elements in the array. (At least one object must implement IComparable.)
// out: arrays: InvalidOperationException Failed to compare two elements in the array. (At least one object must implement IComparable.)
// out: same: 0
// out: null: (1, -1)
// out: tuples: 0
// out: tuples2: InvalidOperationException Failed to compare two elements in the array. (At least one object must implement IComparable.)
// out: both: [1; 2; 3]
// out: both objects: [3; 2; 1]
// out: obj ints: [1; 2; 3]
// out: obj mixed: InvalidOperationException Failed to compare two elements in the array. (Object must be of type Int32.)
// out: compare: 1
// out: list.sort: [3; 2; 1]
// out: array.sort: [|1; 2; 3|]
// out: Array.sort: [|3; 2; 1|]
// out: linq: [|1; 2; 3|]
// out: linq max: 3
// out: linq min none: ArgumentException At least one object must implement IComparable. ()
// out: maxby: 3
// out: set: [3; 2; 1]
// out: sortedset: [1; 2; 3]
// out: sortedset none: InvalidOperationException Failed to compare two elements in the array. (At least one object must implement IComparable.)
// out: sortedset arr: InvalidOperationException Failed to compare two elements in the array. (At least one object must implement IComparable.)
// out: sorteddict: [0; 1]
// out: sorteddict none: ArgumentException At least one object must implement IComparable. ()
// out: sortedlist none: InvalidOperationException Failed to compare two elements in the array. (At least one object must implement IComparable.)
// out: pq: [2; 3; 1]
// out: struct: [3; 2; 1]
// out: struct f#: [1; 2; 3]
// out: struct compare: -1
// out: struct <: true
// out: sortedset struct: [3; 2; 1]
// out: struct linq: 1
// out: struct tuple: [2; 1]
// out: ref tuple: [1; 2]
// out: interface: [1; 2; 3]
// out: interface cmp: [1; 3]
// out: interface cmpof: 2
// out: gen: ([1; 2], ["a"; "b"], [nan; 1.0])
// out: options: [None; Some 0; Some 1]
// out: fun: InvalidOperationException Failed to compare two elements in the array. (At least one object must implement IComparable.)
// out: kvp: InvalidOperationException Failed to compare two elements in the array. (At least one object must implement IComparable.)
// out: exn: InvalidOperationException Failed to compare two elements in the array. (At least one object must implement IComparable.)
// out: Nullable: [false; true; true]
// out: BinarySearch: 1
// out: BinarySearch none: InvalidOperationException Failed to compare two elements in the array. (At least one object must implement IComparable.)
open System
open System.Collections.Generic
open System.Linq
let t name f = try printfn "%s: %A" name (f ()) with e -> printfn "%s: %s %s (%s)" name (e.GetType().Name) e.Message (if isNull e.InnerException then "" else e.InnerException.Message)
type NoOrder(n: int) =
    member _.N = n
type [<NoComparison>] Rec = { a: int }
type Both(n: int) =
    member _.N = n
    override this.Equals o = (match o with :? Both as b -> b.N = this.N | _ -> false)
    override this.GetHashCode () = this.N
    interface IComparable with
        member this.CompareTo o = compare (o :?> Both).N this.N
    interface IComparable<Both> with
        member this.CompareTo o = compare this.N o.N
t "list" (fun () -> let l = List<NoOrder>([NoOrder 1; NoOrder 2]) in l.Sort (); l.Count)
t "list1" (fun () -> let l = List<NoOrder>([NoOrder 1]) in l.Sort (); l.Count)
t "rec" (fun () -> let l = List<Rec>([{a = 2}; {a = 1}]) in l.Sort (); l.Count)
t "arrays" (fun () -> let l = List<int[]>([[|1|]; [|0|]]) in l.Sort (); l.Count)
t "same" (fun () -> let a = [|1|] in Comparer<int[]>.Default.Compare(a, a))
t "null" (fun () -> let a = [|1|] in (Comparer<int[]>.Default.Compare(a, null), Comparer<int[]>.Default.Compare(null, a)))
t "tuples" (fun () -> let l = List<int * int[]>([1, [|1|]; 0, [|0|]]) in l.Sort (); fst l.[0])
t "tuples2" (fun () -> let l = List<int * int[]>([1, [|1|]; 1, [|0|]]) in l.Sort (); fst l.[0])
t "both" (fun () -> let l = List<Both>([Both 2; Both 1; Both 3]) in l.Sort (); [for x in l -> x.N])
t "both objects" (fun () -> let l = List<obj>([box (Both 2); box (Both 1); box (Both 3)]) in l.Sort (); [for x in l -> (x :?> Both).N])
t "obj ints" (fun () -> let l = List<obj>([box 3; box 1; box 2]) in l.Sort (); [for x in l -> unbox<int> x])
t "obj mixed" (fun () -> let l = List<obj>([box 3; box "1"; box 2]) in l.Sort (); l.Count)
t "compare" (fun () -> compare (Both 1) (Both 2))
t "list.sort" (fun () -> List.sort [Both 2; Both 1; Both 3] |> List.map (fun x -> x.N))
t "array.sort" (fun () -> let a = [|Both 2; Both 1; Both 3|] in Array.Sort a; a |> Array.map (fun x -> x.N))
t "Array.sort" (fun () -> [|Both 2; Both 1; Both 3|] |> Array.sort |> Array.map (fun x -> x.N))
t "linq" (fun () -> ([Both 2; Both 1; Both 3].OrderBy(fun x -> x)).Select(fun x -> x.N).ToArray())
t "linq max" (fun () -> [Both 2; Both 1; Both 3].Max().N)
t "linq min none" (fun () -> [NoOrder 2; NoOrder 1].Min().N)
t "maxby" (fun () -> [Both 2; Both 1; Both 3].MaxBy(fun x -> x).N)
t "set" (fun () -> (set [Both 2; Both 1; Both 3]) |> Seq.map (fun x -> x.N) |> Seq.toList)
t "sortedset" (fun () -> SortedSet([Both 2; Both 1; Both 3]) |> Seq.map (fun x -> x.N) |> Seq.toList)
t "sortedset none" (fun () -> SortedSet([NoOrder 2; NoOrder 1]).Count)
t "sortedset arr" (fun () -> SortedSet([[|1|]; [|2|]]).Count)
t "sorteddict" (fun () -> let d = SortedDictionary<Both, int>() in d.[Both 1] <- 1; d.[Both 0] <- 0; [for kv in d -> kv.Value])
t "sorteddict none" (fun () -> let d = SortedDictionary<NoOrder, int>() in d.[NoOrder 1] <- 1; d.[NoOrder 0] <- 0; [for kv in d -> kv.Value])
t "sortedlist none" (fun () -> let d = SortedList<NoOrder, int>() in d.[NoOrder 1] <- 1; d.[NoOrder 0] <- 0; [for kv in d -> kv.Value])
t "pq" (fun () -> let q = PriorityQueue<int, Both>() in q.Enqueue(1, Both 5); q.Enqueue(2, Both 3); q.Enqueue(3, Both 4); [q.Dequeue(); q.Dequeue(); q.Dequeue()])
[<Struct; CustomEquality; CustomComparison>]
type V = { v: int }
         with
         override x.Equals o = (match o with :? V as w -> w.v = x.v | _ -> false)
         override x.GetHashCode () = x.v
         interface IComparable<V> with member x.CompareTo o = compare o.v x.v
         interface IComparable with member x.CompareTo o = compare x.v (o :?> V).v
t "struct" (fun () -> let l = List<V>([{v = 1}; {v = 3}; {v = 2}]) in l.Sort (); [for x in l -> x.v])
t "struct f#" (fun () -> List.sort [{v = 1}; {v = 3}; {v = 2}] |> List.map (fun x -> x.v))
t "struct compare" (fun () -> compare {v = 1} {v = 2})
t "struct <" (fun () -> {v = 1} < {v = 2})
t "sortedset struct" (fun () -> SortedSet([{v = 1}; {v = 3}; {v = 2}]) |> Seq.map (fun x -> x.v) |> Seq.toList)
t "struct linq" (fun () -> [{v = 1}; {v = 3}; {v = 2}].Max().v)
t "struct tuple" (fun () -> let l = List<struct (V * int)>([struct ({v = 1}, 1); struct ({v = 2}, 1)]) in l.Sort (); [for struct (x, _) in l -> x.v])
t "ref tuple" (fun () -> let l = List<V * int>([({v = 1}, 1); ({v = 2}, 1)]) in l.Sort (); [for (x, _) in l -> x.v])
type IShape =
    inherit IComparable<IShape>
    abstract Size: int
let mk n = { new IShape with
                member _.Size = n
             interface IComparable<IShape> with
                member _.CompareTo o = compare n o.Size }
t "interface" (fun () -> let l = List<IShape>([mk 3; mk 1; mk 2]) in l.Sort (); [for x in l -> x.Size])
t "interface cmp" (fun () -> let l = List<IComparable>([box 3 :?> IComparable; box 1 :?> IComparable]) in l.Sort (); [for x in l -> unbox<int> x])
t "interface cmpof" (fun () -> let l = List<IComparable<int>>() in l.Add(3); l.Add(1); l.Sort (); l.Count)
t "gen" (fun () -> let f (xs: 'a list) = (let l = List<'a>(xs) in l.Sort (); Seq.toList l) in (f [2;1], f ["b";"a"], f [nan; 1.0]))
t "options" (fun () -> let l = List<int option>([Some 1; None; Some 0]) in l.Sort (); Seq.toList l)
t "fun" (fun () -> let l = List<int -> int>([id; (fun x -> x + 1)]) in l.Sort (); l.Count)
t "kvp" (fun () -> let l = List<KeyValuePair<int, int>>([KeyValuePair(1, 1); KeyValuePair(0, 0)]) in l.Sort (); l.Count)
t "exn" (fun () -> let l = List<exn>([Exception "a"; Exception "b"]) in l.Sort (); l.Count)
t "Nullable" (fun () -> let l = List<Nullable<int>>([Nullable 1; Nullable(); Nullable 0]) in l.Sort (); [for x in l -> x.HasValue])
t "BinarySearch" (fun () -> [|Both 1; Both 3|] |> fun a -> Array.BinarySearch(a, Both 3))
t "BinarySearch none" (fun () -> [|NoOrder 1; NoOrder 3|] |> fun a -> Array.BinarySearch(a, NoOrder 3))
