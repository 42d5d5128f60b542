// out: NaN
// out: struct (2, "ax")
// out: Some 2
// AddOrUpdate stores what the function gives where the value is the one that the function got; nan counts as such.
open System.Collections.Concurrent
let d = ConcurrentDictionary<int, float>()
d.AddOrUpdate(1, nan, fun _ v -> v) |> ignore
d.AddOrUpdate(1, 0.0, fun _ v -> v + 1.0) |> printfn "%f"
let e = ConcurrentDictionary<int, struct (int * string)>()
e.AddOrUpdate(1, struct (1, "a"), fun _ v -> v) |> ignore
e.AddOrUpdate(1, struct (1, "a"), fun _ (struct (a, b)) -> struct (a + 1, b + "x")) |> printfn "%A"
let o = ConcurrentDictionary<int, int option>()
o.AddOrUpdate(1, Some 1, fun _ v -> v) |> ignore
o.AddOrUpdate(1, Some 1, fun _ v -> Option.map ((+) 1) v) |> printfn "%A"
