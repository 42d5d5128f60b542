// out: a ["x"; "y"] 2
// out: b ["z"] 1
// out: 2 ["x"; "y"] false 2
// out: a
// out: b
// out: 3 [1; 4; 7; 10] false []
// out: 1 [1; 4; 7; 10]
// out: 2 [2; 5; 8]
// out: 0 [3; 6; 9]
// out: 1 9 [|1; 3; 5|]
// out: 0 12 [|2; 4; 6|]
// out: 3 [2; 4; 6]
// out: [10; 12]
module Program
open System.Linq
open System.Collections
open System.Collections.Generic
let group key (xs: string list) =
    { new IGrouping<string, string> with
        member _.Key = key
      interface IEnumerable<string> with
        member _.GetEnumerator() = (xs :> seq<string>).GetEnumerator()
      interface IEnumerable with
        member _.GetEnumerator() = (xs :> IEnumerable).GetEnumerator() }
let flat key (xs: string list) =
    { new IGrouping<string, string> with
        member _.Key = key
        member _.GetEnumerator() = (xs :> seq<string>).GetEnumerator()
        member _.GetEnumerator() = (xs :> seq<string>).GetEnumerator() :> IEnumerator }
let g = group "a" [ "x"; "y" ]
let h = flat "b" [ "z" ]
for g in [ g; h ] do printfn "%s %A %d" g.Key (Seq.toList g) (g.Count())
let lookup =
    { new ILookup<string, string> with
        member _.Count = 2
        member _.Item with get key = if key = "a" then (g :> seq<string>) else Seq.empty
        member _.Contains key = (key = "a")
        member _.GetEnumerator() = ([ g; h ] :> seq<IGrouping<string, string>>).GetEnumerator()
        member _.GetEnumerator() = ([ g; h ] :> IEnumerable).GetEnumerator() }
printfn "%d %A %b %d" lookup.Count (Seq.toList lookup.["a"]) (lookup.Contains "b") (Seq.length lookup)
for g in lookup do printfn "%s" g.Key
let real = [ 1 .. 10 ].ToLookup(fun x -> x % 3)
printfn "%d %A %b %A" real.Count (Seq.toList real.[1]) (real.Contains 5) (Seq.toList real.[7])
for g in real do printfn "%d %A" g.Key (List.ofSeq g)
let groups: IGrouping<int, int> list = [ 1 .. 6 ].GroupBy(fun x -> x % 2) |> List.ofSeq
for g in groups do printfn "%d %d %A" g.Key (Seq.sum g) (g.ToArray())
type Own(key: int) =
    interface IGrouping<int, int> with
        member _.Key = key
        member _.GetEnumerator(): IEnumerator<int> = (seq { 1 .. key }).GetEnumerator()
        member _.GetEnumerator(): IEnumerator = (seq { 1 .. key } :> IEnumerable).GetEnumerator()
let own = Own 3 :> IGrouping<int, int>
printfn "%d %A" own.Key (own |> Seq.map ((*) 2) |> List.ofSeq)
printfn "%A" (groups.Select(fun g -> g.Key + g.Sum()).ToList() |> List.ofSeq)
