// out: 1 2
// out: ArgumentException: An item with the same key has already been added. Key: A
// out: true true
// out: 1
// out: ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'capacity')
// out: ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'capacity')
// out: true true
// out: ArgumentOutOfRangeException: capacity ('0') must be greater than or equal to '1'. (Parameter 'capacity')|Actual value was 0.
// out: ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'capacity')
// out: q
// out: 1 2 3 ArgumentOutOfRangeException: capacity ('2') must be greater than or equal to '3'. (Parameter 'capacity')|Actual value was 2.
// out: 3 2 1 ArgumentOutOfRangeException: capacity ('2') must be greater than or equal to '3'. (Parameter 'capacity')|Actual value was 2.
// out: true
// out: 2=b 1=a 
// out: true true
// out: 3 2 1 
// out: true false true
// out: true
// out: true
// out: 1 9 2 
// out: InvalidOperationException: The LinkedList node already belongs to a LinkedList.
// out: ArgumentNullException: Value cannot be null. (Parameter 'node')
// out: ArgumentNullException: Value cannot be null. (Parameter 'node')
// out: InvalidOperationException: The LinkedList node does not belong to current LinkedList.
// out: true
// out: high
// out: ArgumentOutOfRangeException: initialCapacity ('-1') must be a non-negative value. (Parameter 'initialCapacity')|Actual value was -1.
// Members of the collections that take comparers, cut spare room off, or hand out enumerators.
module Program
open System
open System.Collections.Generic

let text f = try sprintf "%A" (f ()) with e -> e.GetType().Name + ": " + e.Message.Replace("\n", "|")
let caseless = StringComparer.OrdinalIgnoreCase :> IEqualityComparer<string>
let d = Dictionary<string, int>(dict [ "a", 1; "b", 2 ], caseless)
printfn "%d %d" d.["A"] d.Count
printfn "%s" (text (fun () -> Dictionary<string, int>(dict [ "a", 1; "A", 2 ], caseless).Count))
let e = Dictionary<string, int>(10, caseless)
e.["x"] <- 1
printfn "%b %b" (e.ContainsKey "X") (obj.ReferenceEquals(e.Comparer, caseless))
e.TrimExcess 5
e.TrimExcess 1
printfn "%d" e.["X"]
printfn "%s" (text (fun () -> e.TrimExcess 0))
printfn "%s" (text (fun () -> Dictionary<string, int>(-1, caseless).Count))
let h = HashSet<string>(3, caseless)
h.Add "q" |> ignore
printfn "%b %b" (h.Contains "Q") (obj.ReferenceEquals(h.Comparer, caseless))
h.TrimExcess 7
printfn "%s" (text (fun () -> h.TrimExcess 0))
printfn "%s" (text (fun () -> HashSet<string>(-1, caseless).Count))
let all (move: unit -> bool) (current: unit -> 'T) = [ while move () do current () ]
let mutable he = h.GetEnumerator()
while he.MoveNext() do printfn "%s" he.Current
let q = Queue<int>([ 1; 2; 3 ])
q.TrimExcess 10
let mutable qe = q.GetEnumerator()
while qe.MoveNext() do printf "%d " qe.Current
printfn "%s" (text (fun () -> q.TrimExcess 2))
let s = Stack<int>([ 1; 2; 3 ])
s.TrimExcess 3
let mutable se = s.GetEnumerator()
while se.MoveNext() do printf "%d " se.Current
printfn "%s" (text (fun () -> s.TrimExcess 2))
let down = Comparer.Create(fun x y -> compare y x): IComparer<int>
let sd = SortedDictionary<int, string>(dict [ 1, "a"; 2, "b" ], down)
printfn "%b" (obj.ReferenceEquals(sd.Comparer, down))
let mutable sde = sd.GetEnumerator()
while sde.MoveNext() do printf "%d=%s " sde.Current.Key sde.Current.Value
printfn ""
let ss = SortedSet<int>([ 3; 1; 2 ], down)
printfn "%b %b" (obj.ReferenceEquals(ss.Comparer, down)) (SortedSet<int>().Comparer.Compare(1, 2) < 0)
let mutable sse = ss.GetEnumerator()
while sse.MoveNext() do printf "%d " sse.Current
printfn ""
let sets = SortedSet<int>.CreateSetComparer()
printfn "%b %b %b" (sets.Equals(SortedSet<int>([ 1; 2 ]), SortedSet<int>([ 2; 1 ]))) (sets.Equals(SortedSet<int>([ 1 ]), SortedSet<int>([ 2; 1 ]))) (sets.Equals(null, null))
printfn "%b" (sets.GetHashCode(SortedSet<int>([ 1; 2 ])) = sets.GetHashCode(SortedSet<int>([ 2; 1; 1 ])))
let byMember = SortedSet<int>.CreateSetComparer(EqualityComparer<int>.Default)
printfn "%b" (byMember.Equals(SortedSet<int>([ 1; 2 ]), SortedSet<int>([ 2; 1 ])))
let l = LinkedList<int>([ 1; 2 ])
let node = LinkedListNode<int> 9
l.AddAfter(l.First, node)
let mutable le = l.GetEnumerator()
while le.MoveNext() do printf "%d " le.Current
printfn ""
printfn "%s" (text (fun () -> l.AddAfter(l.First, node)))
printfn "%s" (text (fun () -> l.AddAfter(l.First, (null: LinkedListNode<int>))))
printfn "%s" (text (fun () -> l.AddAfter((null: LinkedListNode<int>), LinkedListNode<int> 3)))
printfn "%s" (text (fun () -> l.AddAfter(LinkedListNode<int> 4, LinkedListNode<int> 3)))
let p = PriorityQueue<string, int>(4, down)
printfn "%b" (obj.ReferenceEquals(p.Comparer, down))
p.EnqueueRange [ struct ("low", 1); struct ("high", 9) ]
printfn "%s" (p.Dequeue())
printfn "%s" (text (fun () -> PriorityQueue<string, int>(-1, down).Count))
