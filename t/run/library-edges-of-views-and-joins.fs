// out: left null ArgumentNullException Value cannot be null. (Parameter 'outer')
// out: left null 2 ArgumentNullException Value cannot be null. (Parameter 'inner')
// out: right null ArgumentNullException Value cannot be null. (Parameter 'outer')
// out: right [|(2, 2); (0, 3)|]
// out: IList ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')
// out: IReadOnlyList ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')
// out: IList set ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')
// out: capacity ArgumentOutOfRangeException value ('-2') must be a non-negative value. (Parameter 'value')|Actual value was -2.
// out: IList 1
// out: IReadOnlyList 1
// out: IList set [5; 2; 3]
// out: capacity ArgumentOutOfRangeException value ('-1') must be a non-negative value. (Parameter 'value')|Actual value was -1.
// out: IList ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')
// out: IReadOnlyList ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')
// out: IList set ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')
// out: capacity "ab"
// out: IList ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')
// out: IReadOnlyList ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')
// out: IList set ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')
// out: capacity "ab"
// LeftJoin and RightJoin of null; an array as IList and IReadOnlyList has its own message; Capacity of a builder.
open System
open System.Linq
open System.Text
open System.Collections.Generic
let show name (f: unit -> 'a) = try printfn "%s %A" name (f ()) with e -> printfn "%s %s %s" name (e.GetType().Name) (e.Message.Replace("\n", "|"))
let n: seq<int> = null
let xs = seq { 1; 2 }
show "left null" (fun () -> n.LeftJoin(xs, id, id, fun a b -> a, b).ToArray())
show "left null 2" (fun () -> xs.LeftJoin(n, id, id, fun a b -> a, b).ToArray())
show "right null" (fun () -> n.RightJoin(n, id, id, fun a b -> a, b).ToArray())
show "right" (fun () -> xs.RightJoin([ 2; 3 ], id, id, fun a b -> a, b).ToArray())
let a = [| 1; 2; 3 |]
for i in [ -1; 0; 3; 9 ] do
    show "IList" (fun () -> (a :> IList<int>).[i])
    show "IReadOnlyList" (fun () -> (a :> IReadOnlyList<int>).[i])
    show "IList set" (fun () -> let l = [| 1; 2; 3 |] :> IList<int> in l.[i] <- 5; Seq.toList l)
    show "capacity" (fun () -> let b = StringBuilder "ab" in b.Capacity <- i - 1; b.ToString())
