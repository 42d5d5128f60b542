// out: 16
// out: 4
// out: 7
// out: 7
// out: xx
let inc x = x + 1
let add a b = a + b
5 |> inc |> add 10 |> printfn "%d"
printfn "%d" <| inc 3
[ 1; 2; 3 ] |> List.map inc |> List.filter (fun x -> x > 2) |> List.sum |> printfn "%d"
(3, 4) ||> add |> printfn "%d"
"x" |> fun s -> printfn "%s%s" s s
