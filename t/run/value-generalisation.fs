// out: 1 1 3 s
// out: 5
let empty = []
let pair = (None, [])
let f = fun x -> x
let xs = 1 :: empty
let ys = "a" :: empty
printfn "%d %d %d %s" (List.length xs) (List.length ys) (f 3) (f "s")
let compose f g = fun x -> g (f x)
let h x = compose string String.length x
printfn "%d" (h 12345)
