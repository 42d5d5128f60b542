// out: 1 4 9 16 25
// out: 3 6 9
// out: 11 12 13 22 23 33
// out: 1 2 3 4
let show xs = String.concat " " (List.map string xs)
printfn "%s" (show [ for i in 1 .. 5 -> i * i ])
printfn "%s" (show [ for i in 1 .. 10 do if i % 3 = 0 then yield i ])
printfn "%s" (show [ for i in 1 .. 3 do for j in i .. 3 -> i * 10 + j ])
printfn "%s" (show [ yield 1; yield! [ 2; 3 ]; yield 4 ])
