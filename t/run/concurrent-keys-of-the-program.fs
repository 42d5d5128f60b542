// out: 100 117 1200
// Operations of a ConcurrentDictionary whose keys have an equality of the program's own, with loops, are one step each.
open System.Collections.Concurrent
open System.Threading
[<CustomEquality; NoComparison>]
type Key =
    { Number: int }
    override this.Equals other =
        let mutable rounds = 0
        for i in 1 .. 1000 do
            rounds <- rounds + i
        match other with
        | :? Key as that -> rounds > 0 && that.Number = this.Number
        | _ -> false
    override this.GetHashCode() =
        let mutable hash = 0
        for i in 1 .. 100 do
            hash <- hash + i
        hash + this.Number % 3
let table = ConcurrentDictionary<Key, int>()
let added = ref 0
let work t () =
    for i in 0 .. 299 do
        if table.TryAdd({ Number = i % 100 }, t) then Interlocked.Increment added |> ignore
        table.AddOrUpdate({ Number = -1 - i % 7 }, 1, fun _ n -> n + 1) |> ignore
        table.GetOrAdd({ Number = 1000 + i % 10 }, 0) |> ignore
let threads = [ for t in 0 .. 3 -> Thread(work t) ]
for t in threads do t.Start()
for t in threads do t.Join()
let mutable updates = 0
for i in 1 .. 7 do updates <- updates + table.[{ Number = -i }]
printfn "%d %d %d" added.Value table.Count updates
