// out: 6 -1 6
// out: IndexOutOfRangeException after [10; 11; 12]
// out: IndexOutOfRangeException after []
// out: 0 0
// out: IndexOutOfRangeException at 2147483647
// out: 4 3 2 1 0 5
// out: IndexOutOfRangeException [|9; 1; 2; 3; 4; 5|]
// out: 12 after 3
// out: null never asked: 0
// A loop that indexes up to a bound which is not its array's length does what it does until the index is out of range.
module Program

let sum (a: int[]) n =
    let mutable s = 0
    for i in 0 .. n - 1 do
        s <- s + a.[i]
    s

let seen = System.Collections.Generic.List<int>()

let visit (a: int[]) from upto =
    seen.Clear()
    try
        for i in from .. upto do
            let x = a.[i]
            seen.Add x
        printfn "all"
    with e -> printfn "%s after %A" (e.GetType().Name) (List.ofSeq seen)

let reverse (a: int[]) k =
    let mutable lo = 0
    let mutable hi = k
    while lo < hi do
        let t = a.[lo]
        a.[lo] <- a.[hi]
        a.[hi] <- t
        lo <- lo + 1
        hi <- hi - 1

let upTo (a: int[]) first step =
    let mutable i = first
    let mutable s = 0
    while i < System.Int32.MaxValue do
        s <- s + a.[i]
        i <- i + step
    s

let last (a: int[]) upto =
    let mutable x = 0
    let mutable i = 0
    while i <= upto && a.[i] < 10 do
        x <- x + a.[i]
        i <- i + 1
    x, i

[<EntryPoint>]
let main _ =
    let a = [| 10; 11; 12 |]
    let six = [| 1; 2; 3 |]
    let broken = try sum six 4 with _ -> -1
    printfn "%d %d %d" (sum six 3) broken (sum six 3)
    visit a 0 3
    visit a -1 2
    printfn "%d %d" (sum a 0) (sum a -5)
    let mutable at = 0
    (try
        for i in System.Int32.MaxValue - 1 .. System.Int32.MaxValue do
            at <- i
            if i = System.Int32.MaxValue then printf "%s" (string six.[i] + "")
     with _ -> printfn "IndexOutOfRangeException at %d" at)
    let p = [| 0; 1; 2; 3; 4; 5 |]
    reverse p 4
    printfn "%s" (String.concat " " (Array.map string p))
    let q = [| 9; 1; 2; 3; 4; 5 |]
    (try reverse q 6 with e -> printfn "%s %A" (e.GetType().Name) q)
    (try printfn "%d" (upTo q 1 3) with _ -> ())
    let x, i = last [| 3; 4; 5; 11 |] 9
    printfn "%d after %d" x i
    let none: int[] = null
    printfn "null never asked: %d" (sum none 0)
    0
