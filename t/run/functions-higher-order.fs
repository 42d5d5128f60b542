// out: 18
// out: 50
// out: 7
// out: 1024
let twice f x = f (f x)
let compose f g x = g (f x)
let flip f a b = f b a
printfn "%d" (twice (fun x -> x * 3) 2)
printfn "%d" (compose (fun x -> x + 1) (fun x -> x * 10) 4)
printfn "%d" (flip (fun a b -> a - b) 3 10)
let rec repeat n f x = if n = 0 then x else repeat (n - 1) f (f x)
printfn "%d" (repeat 10 (fun x -> x + x) 1)
