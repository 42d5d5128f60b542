// out: true false false
// out: true false
// out: 3 3
// out: 9
// out: 0 0
// out: y
printfn "%b %b %b" (List.contains 2 [ 1; 2 ]) (List.contains 5 [ 1; 2 ]) (List.contains 1 [])
printfn "%b %b" (List.contains (1, "a") [ (1, "a") ]) (List.contains "x" [ "y" ])
let a = List.toArray [ 1; 2; 3 ]
printfn "%d %d" a.Length a.[2]
printfn "%d" (List.sum (List.ofArray [| 4; 5 |]))
printfn "%d %d" (List.toArray ([]: int list)).Length (List.length (List.ofArray ([||]: string[])))
let b = List.toArray [ (1, "x"); (2, "y") ]
printfn "%s" (snd b.[1])
