// out: 3 20 3
// out: 30 -1
// out: 4 3
// out: true
let xs = [ 10; 20; 30 ]
printfn "%d %d %d" xs.Length xs.[1] (List.length xs)
let rec last xs = match xs with [ x ] -> x | _ :: r -> last r | [] -> -1
printfn "%d %d" (last xs) (last [])
let ys = 5 :: xs
printfn "%d %d" ys.Length xs.Length
printfn "%b" (ys = 5 :: [ 10; 20; 30 ])
