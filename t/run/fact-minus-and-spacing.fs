// out: 4 4
// out: -2
// out: -2
// out: 2
// out: 1
let f x = x + 1
let x = 5
printfn "%d %d" (x - 1) (x-1)
printfn "%d" -(f 1)
printfn "%d" (- f 1)
let ys = [ 1
           -2 ]
printfn "%d" (List.length ys)
let zs = [ 1
           - 2 ]
printfn "%d" (List.length zs)
