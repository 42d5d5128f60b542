// out: true
// out: true
// out: 0
// out: 200000 200000 true
// out: 100 true
// out: 100
// out: [true; false; true; true]
// out: true
// out: 2 true
// out: true
// out: true false
// out: true true false
// out: true
open System.Collections.Generic
type Node(name: string) =
    member _.Name = name
    member val Next: Node list = [] with get, set
[<ReferenceEquality>]
type Cell = { mutable Value: int }
type Same(x: int) =
    member _.X = x
    override _.Equals(other) = match other with :? Same as s -> s.X = x | _ -> false
    override _.GetHashCode() = x
exception Bad of int
let nodes = [| for i in 1 .. 1000 -> Node(string i) |]
let hashes = nodes |> Array.map hash
printfn "%b" (Array.forall2 (fun (n: Node) h -> hash n = h && n.GetHashCode() = h && hash (box n) = h) nodes hashes)
printfn "%b" ((Array.distinct hashes).Length > 900)
printfn "%d" (HashIdentity.Reference.GetHashCode nodes.[3] - LanguagePrimitives.PhysicalHash nodes.[3])
// 200,000 objects as keys: with one hash for all this would take minutes
let seen = HashSet<Node>()
let order = Dictionary<Node, int>(HashIdentity.Reference)
for i in 1 .. 200000 do
    let n = Node ""
    seen.Add n |> ignore
    order.[n] <- i
printfn "%d %d %b" seen.Count order.Count (seen |> Seq.forall (fun n -> order.ContainsKey n))
let cells = [ for i in 1 .. 100 -> { Value = i % 3 } ]
printfn "%d %b" (HashSet<Cell> cells).Count ((List.distinctBy hash cells).Length > 90)
printfn "%d" (List.length (List.distinct cells))
let known = HashSet<Cell>(HashIdentity.Reference)
let one = { Value = 1 }
printfn "%A" [ known.Add one; known.Add one; known.Add { Value = 1 }; known.Contains one ]
one.Value <- 5
printfn "%b" (known.Contains one)
printfn "%d %b" (HashSet<Same> [ Same 1; Same 1; Same 2 ]).Count (hash (Same 7) = 7)
printfn "%b" ((Bad 1 = Bad 1) && (hash (Bad 1) = hash (Bad 1)))
let strings = Dictionary<string, int>(HashIdentity.Reference)
let key = System.String('a', 3)
strings.[key] <- 1
printfn "%b %b" (strings.ContainsKey key) (strings.ContainsKey(System.String('a', 3)))
let arrays = HashSet<int[]>(HashIdentity.Reference)
let a = [| 1; 2 |]
printfn "%b %b %b" (arrays.Add a) (arrays.Add [| 1; 2 |]) (arrays.Add a)
a.[0] <- 9
printfn "%b" (arrays.Contains a)
