// out: true -1
// out: false 1
// out: false
// out: a, b
// out: -1 true
// out: true
type Id<'tag> = Id of int
type Key<'tag, 'v> = { Name: string; Value: 'v }
let a: Id<int -> int> = Id 1
printfn "%b %d" (a = Id 1) (compare a (Id 2))
let k: Key<unit -> unit, int> = { Name = "n"; Value = 2 }
printfn "%b %d" (k = { k with Value = 3 }) (Map.ofList [ (k, 1) ]).Count
type H(o: obj) =
    member _.O = o
let h = H(fun (x: int) -> x + 1)
printfn "%b" (isNull h.O)
let concat sep (strings: seq<string>) = System.String.Join(sep, strings)
printfn "%s" (concat ", " [ "a"; "b" ])
open FSharp.Core.LanguagePrimitives.IntrinsicOperators
let byPart = LanguagePrimitives.FastGenericComparer<int * string>
printfn "%d %b" (byPart.Compare((1, "a"), (1, "b"))) (LanguagePrimitives.FastGenericEqualityComparer<int list>.Equals([ 1 ], [ 1 ]))
printfn "%b" (LanguagePrimitives.FastLimitedGenericEqualityComparer<int>(3).Equals(1, 1))
