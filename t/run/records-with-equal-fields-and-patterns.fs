// out: 1.500000
// out: 3
// out: 10
// out: a 1
// out: 1 2
// out: 3
// out: 1-1
// out: 2-4
// out: 3-9
// records with the same fields, inference
type A = { X: int; Y: int }
type B = { X: float; Z: string }
let a = { X = 1; Y = 2 }
let b = { X = 1.5; Z = "z" }
let getX r = r.X
printfn "%f" (getX b)
let getY (r: A) = r.X + r.Y
printfn "%d" (getY a)
let c = { a with Y = 10 }
printfn "%d" c.Y
let swap (x, y) = (y, x)
let s1, s2 = swap (1, "a")
printfn "%s %d" s1 s2
let { X = xx; Y = yy } = a
printfn "%d %d" xx yy
let sumXY { A.X = x; Y = y } = x + y
printfn "%d" (sumXY a)
let l = [ for i in 1 .. 3 -> { A.X = i; Y = i * i } ]
for { X = x; Y = y } in l do printfn "%d-%d" x y
