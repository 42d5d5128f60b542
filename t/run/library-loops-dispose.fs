// out: dispose 2
// out: dispose 1
// out: List: two
// out: dispose 2
// out: dispose 1
// out: AddRange: two
// out: dispose 2
// out: dispose 1
// out: InsertRange: two
// out: dispose 2
// out: dispose 1
// out: HashSet: two
// out: dispose 2
// out: dispose 1
// out: Queue: two
// out: dispose 2
// out: dispose 1
// out: Stack: two
// out: dispose 2
// out: dispose 1
// out: LinkedList: two
// out: dispose 2
// out: dispose 1
// out: SortedSet: two
// out: dispose 2
// out: dispose 1
// out: Join: two
// out: dispose 2
// out: dispose 1
// out: Concat: two
// out: dispose 2
// out: dispose 1
// out: dict: two
// out: dispose 2
// out: dispose 1
// out: ToList: two
// out: dispose 2
// out: dispose 1
// out: ToDictionary: two
// out: dispose 2
// out: dispose 1
// out: empty UnionWith: two
// out: empty ExceptWith ends
// out: empty IntersectWith ends
// out: dispose 2
// out: dispose 1
// out: empty SymmetricExceptWith: two
// out: true
// out: empty IsSubsetOf ends
// out: dispose 2
// out: dispose 1
// out: true
// out: empty IsProperSubsetOf ends
// out: dispose 2
// out: dispose 1
// out: false
// out: empty IsSupersetOf ends
// out: false
// out: empty IsProperSupersetOf ends
// out: false
// out: empty Overlaps ends
// out: dispose 2
// out: dispose 1
// out: false
// out: empty SetEquals ends
// out: dispose 2
// out: dispose 1
// out: full UnionWith: two
// out: dispose 2
// out: dispose 1
// out: full ExceptWith: two
// out: dispose 2
// out: dispose 1
// out: full IntersectWith: two
// out: dispose 2
// out: dispose 1
// out: full SymmetricExceptWith: two
// out: dispose 2
// out: dispose 1
// out: full IsSubsetOf: two
// out: dispose 2
// out: dispose 1
// out: full IsProperSubsetOf: two
// out: dispose 2
// out: dispose 1
// out: full IsSupersetOf: two
// out: dispose 2
// out: dispose 1
// out: full IsProperSupersetOf: two
// out: dispose 2
// out: dispose 1
// out: true
// out: full Overlaps ends
// out: dispose 2
// out: dispose 1
// out: full SetEquals: two
// Members of the library that take a sequence dispose of its enumerator when it raises, and do not enumerate it without need.
open System.Collections.Generic
let resource n = { new System.IDisposable with member _.Dispose () = printfn "dispose %d" n }
let two = seq {
    use a = resource 1
    use b = resource 2
    yield 5
    failwith "two" }
let t name f = try f (); printfn "%s ends" name with e -> printfn "%s: %s" name e.Message
t "List" (fun () -> ResizeArray two |> ignore)
t "AddRange" (fun () -> (ResizeArray<int> ()).AddRange two)
t "InsertRange" (fun () -> (ResizeArray<int> ()).InsertRange (0, two))
t "HashSet" (fun () -> HashSet<int> two |> ignore)
t "Queue" (fun () -> Queue<int> two |> ignore)
t "Stack" (fun () -> Stack<int> two |> ignore)
t "LinkedList" (fun () -> LinkedList<int> two |> ignore)
t "SortedSet" (fun () -> SortedSet<int> two |> ignore)
t "Join" (fun () -> System.String.Join (",", two) |> ignore)
t "Concat" (fun () -> System.String.Concat two |> ignore)
t "dict" (fun () -> dict (Seq.map (fun x -> x, x) two) |> ignore)
t "ToList" (fun () -> System.Linq.Enumerable.ToList two |> ignore)
t "ToDictionary" (fun () -> System.Linq.Enumerable.ToDictionary (two, fun x -> x) |> ignore)
let empty () = HashSet<int> ()
let full () = HashSet<int> [ 5; 6 ]
for name, set in [ "empty", empty; "full", full ] do
    t (name + " UnionWith") (fun () -> (set ()).UnionWith two)
    t (name + " ExceptWith") (fun () -> (set ()).ExceptWith two)
    t (name + " IntersectWith") (fun () -> (set ()).IntersectWith two)
    t (name + " SymmetricExceptWith") (fun () -> (set ()).SymmetricExceptWith two)
    t (name + " IsSubsetOf") (fun () -> printfn "%b" ((set ()).IsSubsetOf two))
    t (name + " IsProperSubsetOf") (fun () -> printfn "%b" ((set ()).IsProperSubsetOf two))
    t (name + " IsSupersetOf") (fun () -> printfn "%b" ((set ()).IsSupersetOf two))
    t (name + " IsProperSupersetOf") (fun () -> printfn "%b" ((set ()).IsProperSupersetOf two))
    t (name + " Overlaps") (fun () -> printfn "%b" ((set ()).Overlaps two))
    t (name + " SetEquals") (fun () -> printfn "%b" ((set ()).SetEquals two))
