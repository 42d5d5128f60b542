// out: 3 caught
// out: -1 caught
// out: 4 caught
// out: 1 caught
// out: 2 caught
// out: 2147483646 caught
// out: 6
// out: 1
// Checks that ranges cannot answer: the bound is another array's, the counter may wrap, the index begins below 0.
let attempt (f: int[] -> int ref -> unit) n =
    let at = ref 0
    try
        f (Array.zeroCreate n) at
        printfn "%d" at.Value
    with :? System.IndexOutOfRangeException -> printfn "%d caught" at.Value
let other (a: int[]) (at: int ref) =
    let b = Array.zeroCreate 5
    for i in 0 .. b.Length - 1 do
        at.Value <- i
        b.[i] <- a.[i]
let below (a: int[]) (at: int ref) =
    let mutable i = 3
    while i < a.Length do
        at.Value <- i
        a.[i] <- 1
        i <- i - 1
        if i = -1 then at.Value <- 0
let past (a: int[]) (at: int ref) =
    for i in 0 .. a.Length do
        at.Value <- i
        a.[i] <- 1
let next (a: int[]) (at: int ref) =
    for i in 0 .. a.Length - 1 do
        at.Value <- i
        a.[i + 1] <- 1
let both (a: int[]) (at: int ref) =
    let mutable i = 0
    while i <= a.Length do
        at.Value <- i
        if i < 3 && a.[i] = 0 then ()
        i <- i + 1
let wraps (a: int[]) (at: int ref) =
    let mutable i = 2147483646
    while i > 0 do
        at.Value <- i
        i <- i + 2
    a.[if i < a.Length then i else 0] <- 1
let steps (a: int[]) (at: int ref) =
    let mutable i = 0
    while i < a.Length do
        a.[i] <- 1
        i <- i + 2
        at.Value <- i
let shrinks (a: int[]) (at: int ref) =
    let mutable n = a.Length
    let mutable i = 0
    while i < n do
        at.Value <- i
        a.[i + (a.Length - n)] <- 1
        i <- i + 1
        if i = 1 then n <- n + 1 else n <- n - 1
        if i = 2 then n <- n - 1
attempt other 3
attempt below 5
attempt past 4
attempt next 2
attempt both 2
attempt wraps 4
attempt steps 5
attempt shrinks 3
