// out: 9 36 81 144
// out: 9
// out: 5
// out: 294
let r =
  seq { 1 .. 1000000 }
  |> Seq.filter (fun x -> x % 3 = 0)
  |> Seq.map (fun x -> x * x)
  |> Seq.take 4
  |> Seq.toList
printfn "%s" (String.concat " " (List.map string r))
printfn "%d" ([ 1; 2; 3 ] |> Seq.map (fun x -> x + 1) |> Seq.sum)
printfn "%d" ([| 1; 2; 3 |] |> Seq.filter (fun x -> x > 1) |> Seq.sum)
printfn "%d" ("abc" |> Seq.map int |> Seq.sum)
