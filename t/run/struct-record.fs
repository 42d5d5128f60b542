// out: 2 5 true
// out: 7
// out: 5
[<Struct>]
type P = { X: int; Y: int }
let p = { X = 1; Y = 2 }
let q = { p with Y = 5 }
printfn "%d %d %b" p.Y q.Y (p = { X = 1; Y = 2 })
let add a b = { X = a.X + b.X; Y = a.Y + b.Y }
printfn "%d" (add p q).Y
let ps = [| p; q |]
printfn "%d" ps.[1].Y
