// out: 3
// out: c
// out: 3
module ActivePatterns =
    let (|
        A
    |) = id
    let (|
        B
    |) _ = (|
        A
    |)
    let (| C | D |) x = if x then C else D
    let f (B g) = g 3
open ActivePatterns
printfn "%d" (f ())
match true with C -> printfn "c" | D -> printfn "d"
let (|Even|_|) x = if x % 2 = 0 then Some () else None
let (|
    Mul3
    |
    _
    |) x = if x % 3 = 0 then Some (x/3) else None
match 9 with Even -> printfn "e" | Mul3 n -> printfn "%d" n | _ -> ()
