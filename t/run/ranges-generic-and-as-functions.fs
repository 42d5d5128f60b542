// out: [{ v = 1 }; { v = 2 }; { v = 3 }]
// out: [{ v = 1 }; { v = 4 }; { v = 7 }]
// out: [{ v = 5 }; { v = 4 }; { v = 3 }]
// out: ['a'; 'c'; 'e'; 'g'; 'i'; 'k']
// out: [1; 2; 3] [1.5; 2.5] [1uy; 2uy; 3uy]
// out: [1; 4; 7]
// out: [1; 2; 3]
// out: [1; 3; 5; 7; 9]
// out: [[1.0; 2.0; 3.0]; [2.0; 3.0; 4.0]]
// out: 1.000000 2.000000 1 2 3 6
// out: [1; 2; 3]
// out: [2L; 3L; 4L]
// out: 10 7.5 10uy 10
// out: 9 50.5 4uy 5.5f
// out: 3 4 5 a b c 250 251 252 253 254 255 1 2 ....
// out: [2; 4]
// out: [1; 2]
type P = { v: int } with
    static member (+) (a: P, b: P) = { v = a.v + b.v }
    static member Zero = { v = 0 }
    static member One = { v = 1 }
printfn "%A" [ { v = 1 } .. { v = 3 } ]
printfn "%A" [ { v = 1 } .. { v = 3 } .. { v = 8 } ]
printfn "%A" (seq { { v = 5 } .. { v = -1 } .. { v = 3 } } |> Seq.toList)
printfn "%A" ['a' .. '\002' .. 'k']
let inline each a b = seq { for x in a .. b do yield x }
printfn "%A %A %A" (List.ofSeq (each 1 3)) (List.ofSeq (each 1.5 3.0)) (List.ofSeq (each 1uy 3uy))
[<CustomComparison; CustomEquality>]
type T = { d: int }
         with
         static member (+) (a: T, b: S) = { d = a.d + b.s }
         override x.Equals o = (o :?> T).d = x.d
         override x.GetHashCode () = x.d
         interface System.IComparable with member x.CompareTo o = compare x.d (o :?> T).d
and S = { s: int } with
    static member Zero = { s = 0 }
printfn "%A" ([ { d = 1 } .. { s = 3 } .. { d = 8 } ] |> List.map (fun x -> x.d))
let ops = (..) 1 3
printfn "%A" (List.ofSeq ops)
printfn "%A" (List.ofSeq ((.. ..) 1 2 9))
printfn "%A" (List.map2 (fun a b -> List.ofSeq ((..) a b)) [1.0; 2.0] [3.0; 4.5])
let f a b = for x in a .. b do printf "%f " x
f 1.0 2.5
let g a b = for x in a .. b do printf "%d " x
g 1 3
let h (xs: _[]) a b = 
    let mutable t = 0
    for i in a .. b do t <- t + xs.[i]
    t
printfn "%d" (h [|1;2;3|] 0 2)
let k a b = [ for x in a .. b -> x ]
printfn "%A" (k 1 3)
let k2 a b = [ for x in a .. b -> x + 1L ]
printfn "%A" (k2 1L 3L)
let inline sumTo a b =
    let mutable s = LanguagePrimitives.GenericZero
    for x in a .. b do s <- s + x
    s
printfn "%A %A %A %A" (sumTo 1 4) (sumTo 1.5 4.0) (sumTo 1uy 4uy) (sumTo 1I 4I)
let inline sumBy a s b =
    let mutable t = LanguagePrimitives.GenericZero
    for x in a .. s .. b do t <- t + x
    t
printfn "%A %A %A %A" (sumBy 1 2 5) (sumBy 0.0 0.01 1.0) (sumBy 1uy 2uy 4uy) (sumBy 0.0f 0.1f 1.0f)
for x in 3L .. 5L do printf "%d " x
for x in 'a' .. 'c' do printf "%c " x
for x in 250uy .. 255uy do printf "%d " x
for (x) in 1.0 .. 2.0 do printf "%g " x
for _ in 1.0 .. 2.0 do printf "."
for _ in 1 .. 2 do printf "."
printfn ""
type C() =
    member _.M a b = [ for i in a .. b do yield i * 2 ]
printfn "%A" (C().M 1 2)
let r1 a b = seq { a .. b }
printfn "%A" (r1 1 2 |> Seq.toList)
