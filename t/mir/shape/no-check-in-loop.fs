// Inner loops whose bounds are no lengths check no index: tests in front of them have answered. `ult` is what a check asks.
// func: Inner.dot Inner.multiply Inner.reverse Inner.rotate Inner.isSafe Inner.strided
// hot-not: ult v
// hot-not: IndexOutOfRange
module Inner
let dot (row: float[]) (col: float[]) n =
    let mutable s = 0.0
    for k in 0 .. n - 1 do
        s <- s + row.[k] * col.[k]
    s
let multiply (a: float[]) (b: float[]) (c: float[]) n k =
    for j in 0 .. n - 1 do
        c.[j] <- c.[j] + a.[k + j] * b.[j]
let reverse (perm: int[]) k =
    let mutable lo = 0
    let mutable hi = k
    while lo < hi do
        let t = perm.[lo]
        perm.[lo] <- perm.[hi]
        perm.[hi] <- t
        lo <- lo + 1
        hi <- hi - 1
let rotate (perm: int[]) r =
    for i in 0 .. r - 1 do
        perm.[i] <- perm.[i + 1]
let isSafe (queens: int[]) row col =
    let mutable ok = true
    let mutable i = 0
    while ok && i < row do
        let q = queens.[i]
        if q = col || q - col = row - i || col - q = row - i then ok <- false
        i <- i + 1
    ok
let strided (a: int[]) from upto =
    let mutable i = from
    let mutable s = 0
    while i < upto do
        s <- s + a.[i]
        i <- i + 4
    s
let floats = Array.init 8 float
let ints = Array.init 8 id
printfn "%A" (List.map (fun n -> dot floats floats n) [ 8; 7 ], dot floats floats 8)
for k in 0 .. 1 do
    multiply floats floats floats 4 k
    reverse ints (k + 6)
    rotate ints (k + 6)
    printfn "%b %d" (isSafe ints k 2) (strided ints k 8)
multiply floats floats floats 2 4
reverse ints 7
rotate ints 7
printfn "%b %d %A %A" (isSafe ints 3 2) (strided ints 1 8) floats ints
