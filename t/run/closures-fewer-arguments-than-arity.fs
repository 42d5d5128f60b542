// out: 123 124
// out: 178
// out: 768
let apply1 f x = f x
let add3 a b c = a * 100 + b * 10 + c
let f = apply1 add3 1
let g = apply1 f 2
printfn "%d %d" (g 3) (g 4)
let h = f 7 8
printfn "%d" h
let fs = List.map add3 [ 1; 2; 3 ]
let gs = List.map (fun f -> f 5) fs
printfn "%d" (List.sum (List.map (fun g -> g 6) gs))
