// out: 2
// out: 1
// out: 2
// out: true
// out: 2
// out: 1
// Methods of System.Linq ask no equality of their elements' types.
open System.Linq
open System.Collections.Generic

[<NoEquality; NoComparison>]
type Step = { Name: string; Run: int -> int }

let f = { Name = "f"; Run = id }
let g = { Name = "g"; Run = fun x -> x + 1 }
let steps = [ f; g; f ]
let byName =
    { new IEqualityComparer<Step> with
        member _.Equals(a, b) = a.Name = b.Name
        member _.GetHashCode s = s.Name.Length }
printfn "%d" (Enumerable.Count(Enumerable.Distinct(steps, byName)))
printfn "%d" (Enumerable.Count(Enumerable.Except(steps, [ f ], byName)))
printfn "%d" (steps.Distinct(byName).Count())
printfn "%b" (steps.Contains(g, byName))
printfn "%d" (Enumerable.Except([ 1; 2; 3 ], [ 2 ]).Count())
let except (comparer: IEqualityComparer<_>) xs ys = Enumerable.Except(xs, ys, comparer)
type C<'k, 'v>(k: 'k, v: 'v, c: IEqualityComparer<'k>) =
    member _.Both(o: 'k list) = except c o [ k ] |> Seq.length
printfn "%d" (C(f, 1, byName).Both steps)
