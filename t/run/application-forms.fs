// out: 3
// out: 3
// out: 5
// out: 10
// out: 9
// out: 4
// out: 6
// out: 3
// out: 12 11
// out: 120
// out: 4
// out: 2
// out: 1a
// out: 2
// out: 2
// out: 4
// out: 123
// out: 9 2.25
// out: abc 6
// lambdas, application forms
let add a b = a + b
let apply f x = f x
printfn "%d" (apply (add 1) 2)
printfn "%d" <| add 1 2
let inc = (+) 1
printfn "%d" (inc 4)
let compose = inc >> (*) 2 >> string
printfn "%s" (compose 4)
let flip f a b = f b a
printfn "%d" (flip (-) 1 10)
[ 1; 2; 3 ] |> List.map (fun x -> x * 2) |> List.filter (fun x -> x > 2) |> List.iter (printfn "%d")
(1, 2) ||> add |> printfn "%d"
let curry f a b = f (a, b)
let uncurry f (a, b) = f a b
printfn "%d %d" (curry (fun (a, b) -> a * b) 3 4) (uncurry add (5, 6))
let rec fix f x = f (fix f) x
printfn "%d" (fix (fun self n -> if n = 0 then 1 else n * self (n - 1)) 5)
let twice f = f >> f
printfn "%d" (twice (twice inc) 0)
let k = fun a -> fun b -> a - b
printfn "%d" (k 5 3)
let pair = (fun x y -> x, y) 1 "a"
printfn "%d%s" (fst pair) (snd pair)
let opt = Some >> Option.map ((+) 1)
printfn "%d" (match opt 1 with Some x -> x | None -> 0)
let lst = List.map Some [ 1; 2 ]
printfn "%d" lst.Length
let (|>>) x f = f x
printfn "%d" (3 |>> inc)
let (<+>) a b = a * 10 + b
printfn "%d" (1 <+> 2 <+> 3)
let inline sq x = x * x
printfn "%d %.2f" (sq 3) (sq 1.5)
let inline sum3 a b c = a + b + c
printfn "%s %d" (sum3 "a" "b" "c") (sum3 1 2 3)
