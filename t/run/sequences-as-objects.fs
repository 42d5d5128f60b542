// out: true true false
// out: true true
// out: true false
// out: true
// out: true
// out: [1; 2] [1; 2]
// out: [1; 2]
// out: [1; 2] [|1; 2; 3|]
// out: Bag! Bag! seq [1]
// out: true true
// out: true
// out: FSharpList`1
// out: Bag
// out: Int32[]
// out: true
// out: true
// out: [1; 2]
// out: InvalidCast
// out: true true false
// out: false true true
// out: [1; 2] [|1; 2; 3|]
// out: [|10; 2; 3|]
// out: list
// out: array
// out: bag
// out: seq
// out: true
// out: 3
// out: true
// out: true
// out: true true
// out: true true
// out: true true
// out: 2 1 -1
// out: true
// out: true
// out: true false
// out: true
// out: true
// out: false
module Program
open System
open System.Collections.Generic

type Bag(items: int list) =
    member _.Items = items
    override _.ToString() = "Bag!"
    interface IEnumerable<int> with
        member _.GetEnumerator() : IEnumerator<int> = (items :> seq<int>).GetEnumerator()
        member _.GetEnumerator() : System.Collections.IEnumerator = (items :> System.Collections.IEnumerable).GetEnumerator()

let a = [| 1; 2; 3 |]
let sa : seq<int> = a
let sa2 : seq<int> = a
let sa3 : seq<int> = [| 1; 2; 3 |]
printfn "%b %b %b" (obj.ReferenceEquals(sa, sa2)) (obj.ReferenceEquals(sa, a)) (obj.ReferenceEquals(sa, sa3))
printfn "%b %b" (sa = sa2) (sa = sa3)
let l = [ 1; 2 ]
let sl : seq<int> = l
let sl2 : seq<int> = [ 1; 2 ]
printfn "%b %b" (sl = sl2) (sl = sa)
printfn "%b" (sl.Equals(sl2))
printfn "%b" (hash sl = hash l)
printfn "%s %s" (string sl) (sl.ToString())
printfn "%O" sl
printfn "%A %A" sl sa
let b = Bag [ 1 ]
let sb : seq<int> = b
printfn "%s %O %A" (string sb) sb sb
printfn "%b %b" (obj.ReferenceEquals(sb, b)) (Object.ReferenceEquals(box b, sb))
printfn "%b" (sb = (b :> seq<int>))
printfn "%s" (sl.GetType().Name)
printfn "%s" (sb.GetType().Name)
printfn "%s" (sa.GetType().Name)
printfn "%b" (sb.GetType() = typeof<Bag>)
let back = sb :?> Bag
printfn "%b" (obj.ReferenceEquals(back, b))
let lb = sl :?> int list
printfn "%A" lb
try
    let x = sl :?> int[]
    printfn "%d" x.Length
with :? InvalidCastException as e -> printfn "InvalidCast"
let o = box sl
printfn "%b %b %b" (o :? (int list)) (o :? seq<int>) (o :? (int[]))
let o2 = sa :> obj
printfn "%b %b %b" (o2 :? (int list)) (o2 :? seq<int>) (o2 :? (int[]))
printfn "%A %A" o o2
let arr = sa :?> int[]
arr.[0] <- 10
printfn "%A" a
let objs : obj list = [ sl; sa; sb; Seq.map id sl ]
for o in objs do
    match o with
    | :? (int list) -> printfn "list"
    | :? (int[]) -> printfn "array"
    | :? Bag -> printfn "bag"
    | :? seq<int> -> printfn "seq"
    | _ -> printfn "?"
let d = Dictionary<seq<int>, string>(HashIdentity.Structural)
d.[sl] <- "x"
printfn "%b" (d.ContainsKey sl2)
let rs : seq<int> = ResizeArray [ 1; 2 ]
(rs :?> ResizeArray<int>).Add 3
printfn "%d" (Seq.length rs)
let ss : seq<seq<int>> = [ [1]; [2] ]
for s in ss do printfn "%b" (s :? (int list))
let e : System.Collections.IEnumerable = [ 1; 2 ]
printfn "%b %b" (e :? (int list)) (e :? seq<int>)
let il : IList<int> = [| 1; 2 |]
printfn "%b %b" (il :? (int[])) (il :? seq<int>)
let ir : IReadOnlyList<int> = [ 1; 2 ]
printfn "%b %b" (ir :? (int list)) (ir :? seq<int>)
let cnt (xs: 'a seq) = match xs with :? ('a list) as l -> List.length l | :? ('a[]) as a -> a.Length | _ -> -1
printfn "%d %d %d" (cnt [1;2]) (cnt [|"a"|]) (cnt (seq { 1 }))
let inline isList (xs: seq<'a>) = xs :? ('a list)
printfn "%b" (isList [ 1.0 ])
let r = isNull (null: seq<int>)
printfn "%b" r
let withType (x: seq<'t>) = x.GetType() = typeof<'t list>
printfn "%b %b" (withType [1]) (withType [|1|])
let nul : seq<int> = (null : int[])
printfn "%b" (isNull nul)
let nulr : seq<int> = (null : ResizeArray<int>)
printfn "%b" (isNull nulr)
printfn "%b" (match nulr with :? ResizeArray<int> -> true | _ -> false)
