// out: changed key true
// out: hash obj = hash arr true
// out: hash two true
// out: structural set true
// out: er arr in obj false
// out: = arr in obj false
// out: er tuple false
// out: er struct tuple true
// out: struct tuple Equals false
// out: record of obj true
// out: record of obj Equals true
// out: tuple of obj Equals false
// out: tuple of obj = true
// out: S true
// out: S = true
// out: S er true
// out: expr true
// out: expr = true
// out: expr er true
// out: 3
// out: iface true
// out: iface Equals false
// out: iface er true
// out: seq set true
// out: seq list set true
// out: null true
// out: Equals null false
// out: Object.Equals null false
// out: Object.Equals nulls true
// out: tuple hash true
// out: dict tuple true
// out: dict tuple arr true
// out: 2d false
// out: 2d = true
// out: Set/Map true
// out: groupBy true
// out: countBy true
// out: dict [] true
// out: List.contains true
// out: Array.IndexOf tuple false
// out: Queue false
// out: Nullable true
// out: ValueTuple true
// out: nan obj = false
// out: nan obj er false
// out: list nan er false
// out: static Equals false
// out: static Equals of one true
/// Equals and GetHashCode of arrays in objects are the array's reference; =, hash and structural comparers take its elements.
open System
open System.Collections.Generic
let p s (b: bool) = printfn "%s %b" s b
[<CustomEquality; NoComparison>]
type S = struct
           val X: int
           new x = { X = x }
           override _.Equals(_: obj) = true
           override _.GetHashCode() = 1
           interface IEquatable<S> with member _.Equals(_: S) = false
         end
type R = { O: obj; P: obj * int }
let er<'a when 'a: equality> (a: 'a) b = HashIdentity.Structural.Equals(a, b)
let arr = [| 1; 2 |]
let o = box arr
// a key that is changed
let d = Dictionary<obj, int>()
d.[o] <- 5
arr.[0] <- 9
p "changed key" (d.ContainsKey o)
p "hash obj = hash arr" (hash o = hash arr)
p "hash two" (hash (box [| 1 |]) = hash (box [| 1 |]))
let h = HashSet<obj>(HashIdentity.Structural)
h.Add(box [| 1 |]) |> ignore
p "structural set" (h.Contains(box [| 1 |]))
p "er arr in obj" (er (box [| nan |]) (box [| nan |]))
p "= arr in obj" (box [| nan |] = box [| nan |])
p "er tuple" (er (box ([| 1 |], nan)) (box ([| 1 |], nan)))
p "er struct tuple" (er (box (struct ([| 1 |], 1))) (box (struct ([| 1 |], 1))))
p "struct tuple Equals" ((box (struct ([| 1 |], 1))).Equals(box (struct ([| 1 |], 1))))
p "record of obj" ({ O = box [| 1 |]; P = (box [| 1 |], 1) } = { O = box [| 1 |]; P = (box [| 1 |], 1) })
p "record of obj Equals" ({ O = box [| 1 |]; P = (box [| 1 |], 1) }.Equals { O = box [| 1 |]; P = (box [| 1 |], 1) })
p "tuple of obj Equals" ((box [| 1 |], 1).Equals((box [| 1 |], 1)))
p "tuple of obj =" ((box [| 1 |], 1) = (box [| 1 |], 1))
p "S" ((box (S 1)).Equals(box (S 2)))
p "S =" (box (S 1) = box (S 2))
p "S er" (er (box (S 1)) (box (S 2)))
let e = { new Object() with
            override _.Equals(_: obj) = true
            override _.GetHashCode() = 3 }
p "expr" (e.Equals "a")
p "expr =" (e = box "a")
p "expr er" (er e (box "a"))
printfn "%d" (hash e)
p "iface" ([| 1 |] :> IEnumerable<int> = ([| 1 |] :> IEnumerable<int>))
p "iface Equals" (([| 1 |] :> IEnumerable<int>).Equals([| 1 |] :> IEnumerable<int>))
p "iface er" (er ([| 1 |] :> IEnumerable<int>) ([| 1 |] :> IEnumerable<int>))
p "seq set" (HashSet<seq<int>>([ [| 1 |] :> seq<int>; [| 1 |] ]).Count = 2)
p "seq list set" (HashSet<seq<int>>([ [ 1 ] :> seq<int>; [ 1 ] ]).Count = 1)
p "null" ((HashSet<obj>([ null; null; box 1; box 1; box "a"; box "a" ])).Count = 3)
p "Equals null" ((box 1).Equals null)
p "Object.Equals null" (Object.Equals(null, box 1))
p "Object.Equals nulls" (Object.Equals(null, null))
p "tuple hash" ((1, "a").GetHashCode() = (box (1, "a")).GetHashCode())
p "dict tuple" (let d = Dictionary<obj, int>() in d.[box (1, "a")] <- 1; d.ContainsKey(box (1, "a")))
p "dict tuple arr" (let d = Dictionary<obj, int>() in d.[box (1, arr)] <- 1; d.ContainsKey(box (1, arr)))
p "2d" ((box (Array2D.zeroCreate<int> 1 1)).Equals(box (Array2D.zeroCreate<int> 1 1)))
p "2d =" (box (Array2D.zeroCreate<int> 1 1) = box (Array2D.zeroCreate<int> 1 1))
p "Set/Map" ((box (set [ 1 ])).Equals(box (set [ 1 ])))
p "groupBy" (List.length (List.groupBy id [ box [| 1 |]; box [| 1 |] ]) = 1)
p "countBy" (Seq.length (Seq.countBy id [ box [| 1 |]; box [| 1 |] ]) = 1)
p "dict []" ((dict [ box [| 1 |], 1 ]).ContainsKey(box [| 1 |]))
p "List.contains" (List.contains (box [| 1 |]) [ box [| 1 |] ])
p "Array.IndexOf tuple" (Array.IndexOf([| box ([| 1 |], 1) |], box ([| 1 |], 1)) >= 0)
p "Queue" ((Queue<obj>([ box [| 1 |] ])).Contains(box [| 1 |]))
p "Nullable" ((box (Nullable 1)).Equals(box 1))
p "ValueTuple" ((box (struct (1, 2))).Equals(box (struct (1, 2))))
p "nan obj =" (box nan = box nan)
p "nan obj er" (er (box nan) (box nan))
p "list nan er" (er [ box nan ] [ box nan ])
p "static Equals" (Object.Equals([| 1 |], [| 1 |]))
p "static Equals of one" (Object.Equals(arr, arr))
