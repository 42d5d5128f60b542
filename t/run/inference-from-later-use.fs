// out: 5
// out: 11
// out: a 1.5 b
// out: 4
let xs = ref []
xs.Value <- 5 :: xs.Value
printfn "%d" (List.sum xs.Value)
let f g = g 1 + 1
printfn "%d" (f (fun x -> x * 10))
type A = { Name: string; Size: int }
type B = { Name: string; Weight: float }
let nameOf (a: A) = a.Name
let b = { Name = "b"; Weight = 1.5 }
let a = { Name = "a"; Size = 2 }
printfn "%s %.1f %s" (nameOf a) b.Weight b.Name
let area r = r.Size * r.Size
printfn "%d" (area a)
