// out: 7
// out: 7
// out: 17
// out: 3
// out: 11
// out: 3
let id' x = x
let k a = fun b -> a - b
let call2 f a b = f a b
printfn "%d" (call2 k 10 3)
printfn "%d" (call2 (fun a b -> a - b) 10 3)
printfn "%d" (call2 (fun a -> let n = a * 2 in fun b -> n - b) 10 3)
printfn "%d" (id' (fun x y -> x + y) 1 2)
let call4 f = f 1 2 3 4
printfn "%d" (call4 (fun a b -> fun c d -> a + b * c + d))
printfn "%d" (call4 (fun a -> fun b c d -> a + b * c - d))
