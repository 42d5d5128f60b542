// out: RemoveAll
// out: FindIndex
// out: FindLastIndex
// out: FindLast
// out: Find
// out: FindAll
// out: ConvertAll
// out: ForEach
// out: Sort
// out: Sort to longer
// out: Sort without order
// out: Sort without order 2
// out: BinarySearch
// out: InsertRange
// out: AddRange
// out: Exists
// out: get, clear 0
// out: get, clear 1
// out: get, clear 2
// out: get, clear 3
// out: set, clear 0
// out: set, clear 1
// out: set, clear 2
// out: set, clear 3
// out: add, clear 0
// out: add, clear 1
// out: add, clear 2
// out: add, clear 3
// out: remove, clear 0
// out: remove, clear 1
// out: remove, clear 2
// out: remove, clear 3
// out: contains, clear 0
// out: contains, clear 1
// out: contains, clear 2
// out: contains, clear 3
// out: get, remove 3 0
// out: get, remove 3 1
// out: get, remove 3 2
// out: get, remove 3 3
// out: set, remove 3 0
// out: set, remove 3 1
// out: set, remove 3 2
// out: set, remove 3 3
// out: add, remove 3 0
// out: add, remove 3 1
// out: add, remove 3 2
// out: add, remove 3 3
// out: remove, remove 3 0
// out: remove, remove 3 1
// out: remove, remove 3 2
// out: remove, remove 3 3
// out: contains, remove 3 0
// out: contains, remove 3 1
// out: contains, remove 3 2
// out: contains, remove 3 3
// out: get, remove all 0
// out: get, remove all 1
// out: get, remove all 2
// out: get, remove all 3
// out: set, remove all 0
// out: set, remove all 1
// out: set, remove all 2
// out: set, remove all 3
// out: add, remove all 0
// out: add, remove all 1
// out: add, remove all 2
// out: add, remove all 3
// out: remove, remove all 0
// out: remove, remove all 1
// out: remove, remove all 2
// out: remove, remove all 3
// out: contains, remove all 0
// out: contains, remove all 1
// out: contains, remove all 2
// out: contains, remove all 3
// out: get, add 0
// out: get, add 1
// out: get, add 2
// out: get, add 3
// out: set, add 0
// out: set, add 1
// out: set, add 2
// out: set, add 3
// out: add, add 0
// out: add, add 1
// out: add, add 2
// out: add, add 3
// out: remove, add 0
// out: remove, add 1
// out: remove, add 2
// out: remove, add 3
// out: contains, add 0
// out: contains, add 1
// out: contains, add 2
// out: contains, add 3
// out: set ExceptWith
// out: set RemoveWhere
// out: set SetEquals
// out: set IntersectWith
// out: queue clear
// out: queue clear 2
// out: queue dequeue
// out: sorted list clear
// out: sorted list remove
// out: linked list
// out: Array.sortWith
// out: List.sortWith
// out: List.sortWith 2
// out: Array.init
// What a collection calls may change the collection: it raises or goes on, but never reads or writes outside.
open System
open System.Collections.Generic
let survive (what: string) (f: unit -> unit) =
  (try f () with _ -> ())
  printfn "%s" what
let shrink (l: List<string>) =
  l.Clear()
  l.Capacity <- 0
let full () = List<string>(Seq.init 40 (sprintf "item %d"))
survive "RemoveAll" (fun () -> let l = full () in l.RemoveAll(fun x -> shrink l; l.Add "new"; true) |> ignore)
survive "FindIndex" (fun () -> let l = full () in l.FindIndex(fun x -> shrink l; false) |> ignore)
survive "FindLastIndex" (fun () -> let l = full () in l.FindLastIndex(fun x -> shrink l; false) |> ignore)
survive "FindLast" (fun () -> let l = full () in l.FindLast(fun x -> shrink l; true) |> ignore)
survive "Find" (fun () -> let l = full () in l.Find(fun x -> shrink l; true) |> ignore)
survive "FindAll" (fun () -> let l = full () in l.FindAll(fun x -> shrink l; true) |> ignore)
survive "ConvertAll" (fun () -> let l = full () in l.ConvertAll(fun x -> shrink l; x) |> ignore)
survive "ForEach" (fun () -> let l = full () in l.ForEach(fun x -> shrink l))
survive "Sort" (fun () -> let l = full () in l.Sort(fun a b -> shrink l; l.Add "x"; compare a b))
survive "Sort to longer" (fun () -> let l = full () in l.Sort(fun a b -> (if l.Count < 1000 then l.AddRange [ "x"; "y" ]); compare a b))
survive "Sort without order" (fun () -> let l = full () in (let mutable i = 0 in l.Sort(fun a b -> -1)))
survive "Sort without order 2" (fun () -> let r = Random 7 in full().Sort(fun a b -> r.Next(-1, 2)))
survive "BinarySearch" (fun () -> let l = full () in l.BinarySearch("x", Comparer.Create(fun a b -> shrink l; -1)) |> ignore)
survive "InsertRange" (fun () -> let l = full () in l.InsertRange(30, seq { shrink l; yield "a"; yield "b" }))
survive "AddRange" (fun () -> let l = full () in l.AddRange(seq { shrink l; yield "a"; yield "b" }))
survive "Exists" (fun () -> let l = full () in l.Exists(fun x -> shrink l; false) |> ignore)
[<CustomEquality; NoComparison>]
type Key =
  { name: string
    act: unit -> unit }
  override a.Equals b =
    a.act ()
    match b with
    | :? Key as b -> a.name = b.name
    | _ -> false
  override a.GetHashCode() =
    a.act ()
    7
let mutable armed = false
let mutable action = ignore
let key s =
  { name = s
    act =
      (fun () ->
        if armed then
          armed <- false
          action ()) }
let withDictionary (what: string) (a: Dictionary<Key, string> -> unit) (f: Dictionary<Key, string> -> unit) =
  for skip in 0..3 do
    survive (sprintf "%s %d" what skip) (fun () ->
      let d = Dictionary<Key, string>()
      for i in 1..6 do d.[key (string i)] <- string i
      let mutable left = skip
      action <-
        (fun () ->
          if left > 0 then
            left <- left - 1
            armed <- true
          else a d)
      armed <- true
      f d
      armed <- false
      for i in 7..20 do d.[key (string i)] <- "x"
      let mutable n = 0
      for x in d do n <- n + x.Value.Length)
    armed <- false
let actions: (string * (Dictionary<Key, string> -> unit)) list =
  [ "clear", (fun d -> d.Clear())
    "remove 3", (fun d -> d.Remove(key "3") |> ignore)
    "remove all", (fun d -> for i in 1..6 do d.Remove(key (string i)) |> ignore)
    "add", (fun d -> for i in 30..60 do d.[key (string i)] <- "y") ]
for n, a in actions do
  withDictionary ("get, " + n) a (fun d -> d.[key "3"] |> ignore)
  withDictionary ("set, " + n) a (fun d -> d.[key "3"] <- "z")
  withDictionary ("add, " + n) a (fun d -> d.Add(key "q", "z"))
  withDictionary ("remove, " + n) a (fun d -> d.Remove(key "3") |> ignore)
  withDictionary ("contains, " + n) a (fun d -> d.ContainsKey(key "q") |> ignore)
let withSet (what: string) (f: HashSet<Key> -> unit) =
  survive ("set " + what) (fun () ->
    let s = HashSet<Key>(Seq.init 9 (fun i -> key (string i)))
    action <- (fun () -> s.Clear())
    armed <- true
    f s
    armed <- false
    s.Count |> ignore)
withSet "ExceptWith" (fun s -> s.ExceptWith [ key "3"; key "4" ])
withSet "RemoveWhere" (fun s -> s.RemoveWhere(fun k -> s.Clear(); true) |> ignore)
withSet "SetEquals" (fun s -> s.SetEquals [ key "3" ] |> ignore)
withSet "IntersectWith" (fun s -> s.IntersectWith [ key "3" ])
armed <- false
let queue (what: string) (f: PriorityQueue<string, int> -> unit) (a: PriorityQueue<string, int> -> unit) =
  survive ("queue " + what) (fun () ->
    let self = ref (PriorityQueue<string, int>())
    let c = Comparer.Create(fun (x: int) (y: int) ->
      (if self.Value.Count > 20 then a self.Value)
      compare x y)
    self.Value <- PriorityQueue<string, int>(c)
    for i in 1..24 do self.Value.Enqueue(string i, i * 7 % 11)
    let q = self.Value
    f q
    for i in 1..5 do q.Enqueue("x", i)
    while q.Count > 0 do q.Dequeue() |> ignore
    self.Value <- PriorityQueue<string, int>())
queue "clear" (fun q -> q.Dequeue() |> ignore) (fun q -> q.Clear())
queue "clear 2" (fun q -> q.EnqueueDequeue("a", 100) |> ignore) (fun q -> q.Clear(); q.TrimExcess())
queue "dequeue" (fun q -> q.DequeueEnqueue("a", 100) |> ignore) (fun q -> q.Clear(); q.TrimExcess(); q.EnqueueRange([ "b" ], 3))
let sorted (what: string) (a: SortedList<int, string> -> unit) =
  survive ("sorted list " + what) (fun () ->
    let self = ref (SortedList<int, string>())
    let c = Comparer.Create(fun (x: int) (y: int) ->
      (if self.Value.Count > 20 then a self.Value)
      compare x y)
    self.Value <- SortedList<int, string>(c)
    try
      for i in 1..30 do self.Value.[i] <- string i
      self.Value.Remove 5 |> ignore
      self.Value.TryGetValue 7 |> ignore
    finally
      self.Value <- SortedList<int, string>())
sorted "clear" (fun s -> s.Clear(); s.TrimExcess())
sorted "remove" (fun s -> while s.Count > 3 do s.RemoveAt 0)
let linked = LinkedList<Key>(Seq.init 5 (fun i -> key (string i)))
survive "linked list" (fun () ->
  action <- (fun () -> linked.Clear())
  armed <- true
  linked.Remove(key "3") |> ignore
  linked.AddLast(key "a") |> ignore
  linked.Count |> ignore)
armed <- false
survive "Array.sortWith" (fun () -> let a = [| 1..100 |] in Array.sortInPlaceWith (fun x y -> a.[0] <- a.[0] + 1; -1) a)
survive "List.sortWith" (fun () -> List.sortWith (fun x y -> 1) [ 1..100 ] |> ignore)
survive "List.sortWith 2" (fun () -> List.sortWith (fun x y -> -1) [ 1..100 ] |> ignore)
survive "Array.init" (fun () -> let mutable a = [| 1 |] in a <- Array.init 5 (fun i -> a.[0]))
