// out: 3
// out: 1
// out: a
// out: 2.5
// out: 2 2
// out: false
// out: IndexOutOfRangeException Index was outside the bounds of the array.
// out: 10 10
// out: (1, (2, (x, c)), null, [1; 2])
// out: [1]
// out: 2 0 3
// out: IndexOutOfRangeException
// out: true
open System
open System.Runtime.CompilerServices
let o = box (1, "a", 2.5)
match o with
| :? ITuple as t -> printfn "%d" t.Length; for i in 0 .. t.Length - 1 do printfn "%O" t.[i]
| _ -> printfn "no"
let o2 = box (struct (1, 2))
match o2 with
| :? ITuple as t -> printfn "%d %O" t.Length t.[1]
| _ -> printfn "no"
printfn "%b" (box 3 :? ITuple)
let t : ITuple = (1, 2) :> ITuple
try printfn "%O" t.[5] with e -> printfn "%s %s" (e.GetType().Name) e.Message
let big = (1,2,3,4,5,6,7,8,9,10) :> ITuple
printfn "%d %O" big.Length big.[9]

let rec show (o: obj) =
    match o with
    | :? ITuple as t -> "(" + String.concat ", " [ for i in 0 .. t.Length - 1 -> show t.[i] ] + ")"
    | null -> "null"
    | _ -> string o

printfn "%s" (show (1, (2, struct ("x", 'c')), None, [ 1; 2 ]))
printfn "%s" (show (box [ 1 ]))
let generic (x: 'a) = match box x with :? ITuple as t -> t.Length | _ -> 0
printfn "%d %d %d" (generic (1, 2)) (generic "s") (generic (struct (1, 2, 3)))
try printfn "%O" t.[-1] with e -> printfn "%s" (e.GetType().Name)
printfn "%b" (typeof<int * int>.GetInterfaces() |> Array.exists (fun i -> i.Name = "ITuple"))
