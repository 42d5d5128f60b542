// out: 5 10
// out: 7 3
// out: hello x
// The fields of an anonymous record serve as members.
let inline norm (v: ^v) = sqrt ((^v: (member X: float) v) ** 2.0 + (^v: (member Y: float) v) ** 2.0)
let inline sum v = (^v: (member X: float) v) + (^v: (member Y: float) v)
let inline (|Named|) (x: ^a) = (^a: (member Name: string) x)
let inline greet (Named n) = "hello " + n
type R = { X: float; Y: float }
printfn "%g %g" (norm {| X = 3.0; Y = 4.0 |}) (norm { X = 6.0; Y = 8.0 })
printfn "%g %g" (sum {| Y = 3.0; X = 4.0; Z = "z" |}) (sum (struct {| X = 1.0; Y = 2.0 |}))
printfn "%s" (greet {| Age = 3; Name = "x" |})
