// out: (100, 14, [|10; 3|])
module Program
let incr (r: byref<int>) = r <- r + 1
let addTo (r: byref<int>, n: int) = r <- r + n
type C =
    static member Swap(a: byref<'t>, b: byref<'t>) = let t = a in a <- b; b <- t
    static member First(xs: 't[]) : byref<'t> = &xs.[0]
let f () =
    let mutable x = 1
    incr &x
    addTo (&x, 5)
    let r = &x
    r <- r * 2
    let mutable y = 100
    C.Swap(&x, &y)
    let arr = [| 1; 2 |]
    let first = &C.First arr
    first <- 9
    C.First(arr) <- C.First(arr) + 1
    incr &arr.[1]
    x, y, arr
printfn "%A" (f ())
