// out: 1 s 120
// out: 120 true 9 6 1
type C() =
    let f x = x
    let rec g = fun n -> if n = 0 then 1 else n * g (n - 1)
    member _.A = f 1
    member _.B = f "s"
    member _.G = g 5
printfn "%d %s %d" (C().A) (C().B) (C().G)
type D(k: int) =
    let rec g = function 0 -> 1 | n -> n * g (n - 1)
    let rec e = fun n -> n = 0 || o (n - 1)
    and o = fun n -> n <> 0 && e (n - 1)
    let rec h = (fun a b -> if a = 0 then b + k else h (a - 1) (b + 1))
    let rec p (x: int) = function 0 -> x | n -> p (x + 1) (n - 1)
    let f = fun x -> x
    member _.G = g 5
    member _.E = e 10
    member _.H = h 3 4
    member _.P = p 1 5
    member _.F = f 1
let c = D 2
printfn "%d %b %d %d %d" c.G c.E c.H c.P c.F
