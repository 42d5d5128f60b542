// out: true
// out: false
// out: false
// out: false
type Point = { X: int; Y: int }
type Person = { Name: string; Age: int; At: Point; Tags: string list; Score: float }
let p = { Name = "A"; Age = 3; At = { X = 1; Y = 2 }; Tags = [ "t" ]; Score = 1.5 }
let q = { Name = "A"; Age = 3; At = { X = 1; Y = 2 }; Tags = [ "t" ]; Score = 1.5 }
printfn "%b" (p = q)
printfn "%b" (p = { q with Tags = [ "u" ] })
printfn "%b" ({ X = 1; Y = 2 } = { X = 1; Y = 3 })
printfn "%b" (p.At <> q.At)
