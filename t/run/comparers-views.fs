// out: IList true
// out: IList obj true
// out: obj IList true
// out: default true
// out: hash true
// out: hash2 true
// out: set true
// out: other false
// out: ro true
// out: coll true
// out: untyped true
// out: enumerable true
// out: enumerable list true
// out: seq true
// out: in tuple true
// out: in tuple hash true
// out: contains true
// out: dict true
// out: = true
// out: = other true
// out: set map true
// out: null true
// out: null one false
/// A view of a collection is compared and hashed as the collection, also by the default comparers.
open System.Collections
open System.Collections.Generic
let p s (b: bool) = printfn "%s %b" s b
let a = [| 1; 2 |]
let l = List<int> [ 1; 2 ]
let same<'t> (x: 't) (y: 't) = EqualityComparer<'t>.Default.Equals(x, y)
let h<'t> (x: 't) (y: 't) = EqualityComparer<'t>.Default.GetHashCode x = EqualityComparer<'t>.Default.GetHashCode y
p "IList" ((a :> IList<int>).Equals(a :> IList<int>))
p "IList obj" ((a :> IList<int>).Equals(box a))
p "obj IList" ((box a).Equals(a :> IList<int>))
p "default" (same (a :> IList<int>) (a :> IList<int>))
p "hash" (h (a :> IList<int>) (a :> IList<int>))
p "hash2" ((a :> IList<int>).GetHashCode() = a.GetHashCode())
p "set" (HashSet<IList<int>>([ a :> IList<int>; a; l; l ]).Count = 2)
p "other" ((a :> IList<int>).Equals([| 1; 2 |] :> IList<int>))
p "ro" (same (a :> IReadOnlyList<int>) (a :> IReadOnlyList<int>))
p "coll" (same (l :> ICollection<int>) (l :> ICollection<int>))
p "untyped" (same (a :> IList) (a :> IList))
p "enumerable" (same (a :> IEnumerable) (a :> IEnumerable))
p "enumerable list" (same ([ 1 ] :> IEnumerable) ([ 1 ] :> IEnumerable))
p "seq" (same (a :> seq<int>) (a :> seq<int>))
p "in tuple" (((a :> IList<int>), 1).Equals(((a :> IList<int>), 1)))
p "in tuple hash" (((a :> IList<int>), 1).GetHashCode() = ((a :> IList<int>), 1).GetHashCode())
p "contains" ((List<IList<int>>([ a :> IList<int> ])).Contains a)
p "dict" (let d = Dictionary<IList<int>, int>() in d.[a] <- 1; d.ContainsKey a)
p "=" ((a :> IList<int>) = (a :> IList<int>))
p "= other" ((a :> IList<int>) = ([| 1; 2 |] :> IList<int>))
p "set map" ((set [ 1 ] :> IReadOnlyCollection<int>).Equals(set [ 1 ]))
p "null" (same (null: IList<int>) null)
p "null one" (same (a :> IList<int>) null)
