// out: 4
// out: [3; 2]
// out: 3
let scoreArray (i, arr) =
    arr |> Seq.mapi (fun j (_, focal) -> (i + 1) * (j + 1) * focal) |> Seq.sum
let score map =
    map |> Map.toSeq |> Seq.sumBy scoreArray
let m : Map<int, (string * int)[]> = Map [ (1, [| ("a", 2) |]) ]
printfn "%d" (score m)
let len (n: int, xs: seq<int>) = n + Seq.length xs
printfn "%A" ([ 1, [ 1; 2 ]; 2, [] ] |> List.map len)
let two (xs: seq<int>, ys: seq<string>) (k: int) = Seq.length xs + Seq.length ys + k
printfn "%d" ((two >> (fun f -> f 1)) ([ 1 ], [| "a" |]))
