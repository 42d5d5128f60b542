// out: [1; -2] [-1]
// out: -2
// out: -2
// out: 4.0
// out: 9.0
// out: 8
// out: 512.0
// out: (a+(b+c)) (a^(b^c))
// out: [|1; 2; 3|]
// out: 14
// out: 5 6
// out: 5
// out: bc|
let xs = [
  1
  -2
]
let ys = [
  1
  - 2
]
printfn "%A %A" xs ys
let f x = x * 2
printfn "%d" -(f 1)
printfn "%d" (-f 1)
printfn "%.1f" (-2.0 ** 2.0)
let x = 3.0
printfn "%.1f" (-x ** 2.0)
printfn "%d" (1 <<< 2 + 1)
printfn "%.1f" (2.0 ** 3.0 ** 2.0)
let ( **+ ) a b = sprintf "(%s+%s)" a b
let (^^) a b = sprintf "(%s^%s)" a b
printfn "%s %s" ("a" **+ "b" **+ "c") ("a" ^^ "b" ^^ "c")
let a = [| 1; 2; 3 |]
printfn "%A" a.[*]
let w = [ 7; 8 ]
let at (w: int list) = f w[0]
printfn "%d" (at w)
let y: int64 = 5
let someInt = 6
let z: int64 = someInt
printfn "%d %d" y z
printfn "%d" (***) 5
printfn "%s" ("abc"[1..9] + "abc"[2..1] + "|")
