// out: 2
// out: 3
// out: KeyNotFoundException: The given key 'z' was not present in the dictionary.
// out: ArgumentException: An item with the same key has already been added. Key: a
// out: (3, true, false, true)
// out: (true, false)
// out: 7
// out: 8
// out: ArgumentException: An item with the same key has already been added. Key: b
// out: [("x", 8); ("b", 2)]
// out: true
// out: false
// out: (1, 1)
// out: (0, false)
// out: ("Ab", true)
// out: 2
open System
open System.Collections.Generic
open System.Collections.ObjectModel

type Item = { Id: string; Size: int }

type Items() =
    inherit KeyedCollection<string, Item>()
    override _.GetKeyForItem item = item.Id

type Folded() =
    inherit KeyedCollection<string, Item>(StringComparer.OrdinalIgnoreCase)
    override _.GetKeyForItem item = item.Id

let t f =
    try printfn "%A" (f ())
    with e -> printfn "%s: %s" (e.GetType().Name) e.Message

let items = Items()
items.Add { Id = "a"; Size = 1 }
items.Add { Id = "b"; Size = 2 }
items.Insert(1, { Id = "c"; Size = 3 })
t (fun () -> items.["b"].Size)
t (fun () -> items.[1].Size)
t (fun () -> items.["z"].Size)
t (fun () -> items.Add { Id = "a"; Size = 9 })
t (fun () -> items.Count, items.Contains "a", items.Contains "z", items.Contains { Id = "b"; Size = 2 })
t (fun () -> items.Remove "a", items.Remove "a")
t (fun () -> items.[0] <- { Id = "x"; Size = 7 }; items.["x"].Size)
t (fun () -> items.[0] <- { Id = "x"; Size = 8 }; items.["x"].Size)
t (fun () -> items.[0] <- { Id = "b"; Size = 8 })
t (fun () -> [ for i in items -> i.Id, i.Size ])
t (fun () -> items.TryGetValue "b" |> fst)
t (fun () -> items.RemoveAt 0; items.Contains "x")
t (fun () -> Seq.length items, (items :> IList<Item>).Count)
items.Clear()
t (fun () -> items.Count, items.Contains "b")
let folded = Folded()
folded.Add { Id = "Ab"; Size = 1 }
t (fun () -> folded.["aB"].Id, folded.Contains "AB")
t (fun () -> folded.[0] <- { Id = "AB"; Size = 2 }; folded.["ab"].Size)
