// out: failed -1
// out: failed -1
// out: failed -1
// out: failed -7
// out: failed -2147483648
// out: failed -2
// out: 6
// A loop that begins below 0 and reads an array fails at its first element, however its test and its counter are rewritten.
let reads (a: int[]) =
    let mutable s = 0
    let mutable j = -1
    try
        while j < a.Length do
            s <- s + a.[j]
            j <- j + 1
        printfn "%d" s
    with _ -> printfn "failed %d" j

let sum (a: int[]) (b: int[]) =
    let a = Array.copy a
    let mutable s = 0
    if 0 < b.Length then
        let mutable j = -1
        while j < a.Length do
            s <- s + a.[j]
            j <- j + 1
    s

let inSteps (a: int[]) start =
    let mutable s = 0
    let mutable j = start
    try
        while j < a.Length do
            s <- s + a.[j]
            j <- j + 3
        printfn "%d" s
    with _ -> printfn "failed %d" j

let writes (a: byte[]) =
    let mutable j = -2
    while j < a.Length do
        a.[j] <- 1uy
        j <- j + 1

reads [| 1; 2; 3 |]
try printfn "%d" (sum [| 2147483647; 5; 3; 2; 1; 1 |] [| 7; 0 |]) with _ -> printfn "failed -1"
try printfn "%d" (sum [| 100; 2147483647; 2147483647; -1 |] [| 5; 0; 7 |]) with _ -> printfn "failed -1"
inSteps [| 1; 2; 3 |] -7
inSteps [| 1; 2; 3 |] System.Int32.MinValue
try writes [| 1uy |] with _ -> printfn "failed -2"
printfn "%d" (Array.sum [| 1; 2; 3 |])
