// out: a
// out: b
// out: f
// out: ab
// out: mk m
// out: a
// out: b
// out: run
// out: mab
// out: m
// out: mk m
// out: t2
// out: run
// out: mxy
// out: 1
// out: a
// out: b
// out: f3
// out: 1ab
// out: a
// out: b
// out: c
// out: f3
// out: abc
// out: f
// out: qr
// out: f
// out: qr
// out: 3
// out: 3
// out: [11; 12]
// out: 6 6
// out: 8
// out: 2
// out: 15
// <|| and <|||, lambdas that return lambdas, applications in parentheses: what they become is flat, F#'s order of effects stays.
let p s = printfn "%s" s; s
let f a b = printfn "f"; a + b
let f3 a b c = printfn "f3"; a + b + c
let mk s = printfn "mk %s" s; (fun a b -> printfn "run"; s + a + b)
let t2 () = printfn "t2"; ("x", "y")
printfn "%s" (f <|| (p "a", p "b"))
printfn "%s" (mk "m" <|| (p "a", p "b"))
printfn "%s" (mk (p "m") <|| t2 ())
printfn "%s" (f3 (p "1") <|| (p "a", p "b"))
printfn "%s" (f3 <||| (p "a", p "b", p "c"))
let pair = ("q", "r")
printfn "%s" (f <|| pair)
let z = (<||) f pair
printfn "%s" z
let d = System.Func<int, int -> int>(fun a -> fun b -> a + b)
printfn "%d" (d.Invoke 1 2)
let e = System.Func<int, int, int>(fun a b -> a + b)
printfn "%d" (e.Invoke (1, 2))
let fs = [1;2] |> List.map (fun x -> fun y -> x + y)
printfn "%A" (fs |> List.map (fun g -> g 10))
type C(k: int) =
    let add = fun x -> fun y -> x + y + k
    member _.Run = fun x -> fun y -> add x y
    member _.M a = fun b -> a + b + k
printfn "%d %d" ((C 1).Run 2 3) ((C 1).M 2 3)
let n = 5 |> fun a -> fun b -> a + b
printfn "%d" (n 3)
let rec even a b = if a = 0 then b else ((odd (a - 1)) b)
and odd a b = if a = 0 then b + 1 else ((even (a - 1)) b)
printfn "%d" (even 5 1)
let inline comp f g = fun x -> fun y -> g (f x) y
printfn "%d" (comp (fun x -> x + 1) (fun a b -> a * b) 2 5)
