// out: int true false 2
// out: string true false 2
// out: array true false 2
// out: list true false 2
// out: record true false 2
// out: union true false 2
// out: tuple true false 2
// out: exn true false 2
// out: map true false 2
// out: option true false 2
// out: ref true false 2
// out: true true
// out: [|0; 7; 0|]
open System.Collections.Generic
type R = { A: int; B: int; C: int; D: string; E: int }
type U = | One of int * R | Two of U
let t (name: string) (v: 'V) =
    let d = Dictionary<int, 'V>()
    d.[1] <- v
    let find k = match d.TryGetValue k with | true, r -> Some r | _ -> None
    let a: 'V[] = Array.zeroCreate 2
    a.[1] <- v
    let b = Array.copy a
    printfn "%s %b %b %d" name (find 1).IsSome (find 2).IsSome b.Length
t "int" 1
t "string" "s"
t "array" [| 1 |]
t "list" [ 1 ]
t "record" { A = 1; B = 2; C = 3; D = "x"; E = 5 }
t "union" (Two(One(1, { A = 1; B = 2; C = 3; D = "x"; E = 5 })))
t "tuple" (1, 2, 3, 4, "five")
t "exn" (System.Exception("x"))
t "map" (Map.ofList [ 1, 2 ])
t "option" (Some [| 1 |])
t "ref" (ref 5)
type C(x: int) =
    member _.X = x
let dict2 = System.Collections.Generic.Dictionary<int, C>()
dict2.Add(1, C 5)
let find k = match dict2.TryGetValue k with | true, r -> Some r | _ -> None
printfn "%b %b" (find 1).IsSome (find 2).IsNone
let a : C[] = Array.zeroCreate 3
a.[1] <- C 7
let b = Array.map (fun (c: C) -> if obj.ReferenceEquals(c, null) then 0 else (c: C).X) a
printfn "%A" b
