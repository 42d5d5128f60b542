// out: [0; 3; 6; 9; 12; 15; 18; 21; 24; 27; 30; 33; 36; 39; 1; 4; 7; 10; 13; 16]
// out: [|0; 36; 33; 30; 27; 24; 21; 18; 15; 12; 39; 9; 3; 6; 25; 37; 1; 34; 31; 28|]
// out: [|0; 36; 33; 30; 27; 24; 21; 18; 15; 12; 39; 9; 3; 6; 25; 37; 1; 34; 31; 28|]
// out: [1; 3; 5]
// out: [1; 11; 3; 10; 5]
// out: changed
// out: [1; 21; 3; 4; 20; 6]
// out: [1; 21; 3; 4; 20; 6]
// out: true false
// out: second
open System.Collections.Generic
let big = [ for i in 0..39 -> i % 3, i ]
printfn "%A" (big |> List.sortBy fst |> List.map snd |> List.take 20)
printfn "%A" (big |> Array.ofList |> Array.sortBy fst |> Array.map snd |> Array.take 20)
printfn "%A" (big |> Array.ofList |> Array.sortWith (fun (a, _) (b, _) -> compare a b) |> Array.map snd |> Array.take 20)
let d = Dictionary<int, string>()
for i in 1..5 do d.[i] <- string i
for KeyValue(k, _) in d do
  if k % 2 = 0 then d.Remove k |> ignore
printfn "%A" (List.ofSeq d.Keys)
d.[10] <- "a"
d.[11] <- "b"
printfn "%A" (List.ofSeq d.Keys)
try
  for KeyValue(k, _) in d do d.Add(k + 100, "")
with :? System.InvalidOperationException -> printfn "changed"
let h = HashSet [ 1..6 ]
h.Remove 2 |> ignore
h.Remove 5 |> ignore
h.Add 20 |> ignore
h.Add 21 |> ignore
printfn "%A" (List.ofSeq h)
printfn "%A" (List.ofSeq (HashSet h))
exception E of int * string
printfn "%b %b" (E(1, "a") = E(1, "a")) (E(1, "a") = E(2, "a"))
try
  try failwith "first" finally failwith "second"
with e -> printfn "%s" e.Message
