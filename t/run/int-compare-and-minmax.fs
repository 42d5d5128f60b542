// out: -1 1 0
// out: 1 -1
// out: 3 8
// out: 5 7
printfn "%d %d %d" (compare 1 2) (compare 2 1) (compare 2 2)
printfn "%d %d" (compare 4000000000u 1u) (compare -1L 1L)
printfn "%d %d" (min 3 8) (max 3 8)
printfn "%d %d" (abs -5) (abs 7L |> int)
