// Loops over arrays whose bounds are their lengths, or what they were made with, check no index.
// func: Arrays.upTo Arrays.whileBelow Arrays.copied Arrays.bubble
// not: IndexOutOfRange
module Arrays
let upTo (a: int[]) =
    let mutable s = 0
    for i in 0 .. a.Length - 1 do s <- s + a.[i]
    s
let whileBelow (a: int[]) =
    let mutable s = 0
    let mutable i = 0
    while i < a.Length do
        s <- s + a.[i]
        i <- i + 1
    s
let copied n =
    let b = Array.create n 0
    let c = Array.init n (fun i -> i * 2)
    for i in 0 .. n - 1 do b.[i] <- c.[i]
    for i in 0 .. n - 2 do b.[i] <- c.[i + 1]
    b
let bubble (a: int[]) =
    for i in 0 .. a.Length - 2 do
        for j in 0 .. a.Length - 2 - i do
            if a.[j] > a.[j + 1] then
                let t = a.[j]
                a.[j] <- a.[j + 1]
                a.[j + 1] <- t
printfn "%d %d %d" (upTo [| 1; 2 |]) (upTo [| 3 |]) (List.sumBy upTo [])
printfn "%d %d" (whileBelow [| 1; 2 |]) (whileBelow [| 3 |])
printfn "%A %A" (copied 3) (copied 4)
let a = [| 3; 1; 2 |]
bubble a
bubble a
printfn "%A" a
