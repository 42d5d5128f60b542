// out: [1; 3]
// out: [1; 3]
// out: [1; 3]
// out: [1; 2; 3]
// out: [1; 1; 1]
// out: [11; 21]
// out: [4; 14]
// out: 3
// out: ["x"; "y"]
// out: [1; 2]
// out: 2 6
// out: 13
// out: ["1"; "2"]
// out: ab
// out: 13


printfn "%A" ([ "a"; "bcd" ] |> List.map String.length)
printfn "%A" ([ "a"; "bcd" ] |> List.map (fun s -> s.Length))
printfn "%A" ([ "a"; "bcd" ] |> List.map _.Length)
type P(n: int, s: string) =
    member _.N = n
    member _.S = s
    member _.Add(k) = n + k
    member _.Both(a, b) = n + a * b
    member _.Curried a b = n + a - b
    static member Make n = P(n, string n)
    static member Make2(n, s) = P(n, s)
let ps = List.map P.Make [ 1; 2; 3 ]
printfn "%A" (ps |> List.map _.N)
printfn "%A" (ps |> List.map _.S.Length)
printfn "%A" (List.map ps.[0].Add [ 10; 20 ])
printfn "%A" (List.map ps.[1].Both [ (1, 2); (3, 4) ])
printfn "%d" (List.fold ps.[2].Curried 0 [ 1; 2; 3 ])
printfn "%A" ([ (1, "x"); (2, "y") ] |> List.map P |> List.map _.S)
printfn "%A" ([ (1, "x"); (2, "y") ] |> List.map P.Make2 |> List.map _.N)
let add = ps.[0].Add
printfn "%d %d" (add 1) (5 |> ps.[0].Add)
let g = (fun (p: P) -> p.Both)
printfn "%d" (g ps.[0] (3, 4))
printfn "%A" ([ 1; 2 ] |> List.map (P.Make >> _.S))
printfn "%s" ([ "b"; "a" ] |> List.sortBy id |> String.concat "")
let t = (3, 4)
printfn "%d" (ps.[0].Both t)
