// out: [[2]; [1]]
// out: 1 x
// out: true false
// An argument of an unknown type where obj is wanted stays unknown: a field of it can still say what it is.
type Body = { Mass: int; X: float; Y: float; Z: float; T: float }
let others bodies =
    bodies
    |> List.map (fun b -> bodies |> List.filter (fun o -> not (obj.ReferenceEquals(o, b))) |> List.map (fun o -> o.Mass))
let body mass = { Mass = mass; X = 1.0; Y = 2.0; Z = 3.0; T = 4.0 }
printfn "%A" (others [ body 1; body 2 ])
let text (o: obj) = o.ToString()
let show x = text x
printfn "%s %s" (show 1) (show "x")
let same (a: 'a) (b: 'a) = obj.ReferenceEquals(a, b)
let one = body 1
printfn "%b %b" (same one one) (same one (body 1))
