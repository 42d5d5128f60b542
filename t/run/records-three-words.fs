// out: 22.0 8.0 12.0 74.0
// out: 1 t 3 2
type V = { X: float; Y: float; Z: float }
let add a b = { X = a.X + b.X; Y = a.Y + b.Y; Z = a.Z + b.Z }
let scale k v = { X = k * v.X; Y = k * v.Y; Z = k * v.Z }
let dot a b = a.X * b.X + a.Y * b.Y + a.Z * b.Z
let a = { X = 1.0; Y = 2.0; Z = 3.0 }
let b = scale 2.0 (add a { a with X = 10.0 })
printfn "%.1f %.1f %.1f %.1f" b.X b.Y b.Z (dot a b)
type M = { Id: int; Tag: string; Items: int list }
let m = { Id = 1; Tag = "t"; Items = [ 1; 2 ] }
let m2 = { m with Items = 0 :: m.Items }
printfn "%d %s %d %d" m2.Id m2.Tag (List.length m2.Items) (List.length m.Items)
