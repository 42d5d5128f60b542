// out: (5) 5
// out: (5) 5
// out: ()
// out: (1, 2)
// out: (1, 2)
// out: (1, 2, 3, 4, 5, 6, 7, 8)
// out: (1, 2, 3, 4, 5, 6, 7, 8)
// out: true
// out: -1
// out: true
// out: -1
// out: (5) struct (5)
// out: true
// out: -1
// out: true
// out: 3
// out: 3
// out: (3, q)
// out: (3, q)
// out: 1 a
// out: (1, a)
// out: 9
// out: true
// out: 1 2
// out: ()|()
open System
let t1 = Tuple.Create 5
printfn "%O %d" t1 t1.Item1
let v1 = ValueTuple.Create 5
printfn "%O %d" v1 v1.Item1
let v0 = ValueTuple.Create()
printfn "%O" v0
printfn "%O" (Tuple.Create(1, 2)); printfn "%O" (ValueTuple.Create(1, 2))
let t8 = Tuple.Create(1,2,3,4,5,6,7,8)
printfn "%O" t8
printfn "%O" (ValueTuple.Create(1,2,3,4,5,6,7,8))
let v8 = ValueTuple.Create(1,2,3,4,5,6,7,8)
printfn "%b" (Tuple.Create 5 = Tuple.Create 5)
printfn "%d" (compare (Tuple.Create 5) (Tuple.Create 6))
printfn "%b" (ValueTuple.Create 5 = ValueTuple.Create 5)
printfn "%d" (compare (ValueTuple.Create 5) (ValueTuple.Create 6))
printfn "%A %A" t1 v1
printfn "%b" (t1.Equals(Tuple.Create 5))
printfn "%d" ((v1 :> IComparable<ValueTuple<int>>).CompareTo(ValueTuple.Create 9))
printfn "%b" (v1.Equals(ValueTuple.Create 5))
let x = Tuple<int>(3)
printfn "%d" x.Item1
let y = ValueTuple<int>(3)
printfn "%d" y.Item1
printfn "%O" (Tuple<int,string>(3, "q"))
printfn "%O" (ValueTuple<int,string>(3, "q"))
match box (Tuple.Create(1, "a")) with :? (int * string) as (a, b) -> printfn "%d %s" a b | _ -> printfn "no"
match box (ValueTuple.Create(1, "a")) with :? struct (int * string) as q -> printfn "%O" q | _ -> printfn "no"
printfn "%d" ((1,2,3).ToString().Length)
printfn "%b" (hash (Tuple.Create 5) = hash (Tuple.Create 5))
let struct (p, q) = ValueTuple.Create(1, 2)
printfn "%d %d" p q
printfn "%O|%O" (Tuple.Create(null: string)) (ValueTuple.Create(null: string))
