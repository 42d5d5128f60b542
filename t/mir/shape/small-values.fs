// Functions over small tuples, options, records and captured variables allocate nothing.
// func: Values.pairs Values.halves Values.options Values.counter Values.record
// not: alloc
// not: call closure
module Values
type Big = { A: int; B: int; C: int; D: int; E: int; F: int }
let tuples a b =
    let swap (x, y) = (y, x)
    let mutable p = (a, b)
    for i in 1 .. a do
        let (x, y) = swap p
        p <- (x + i, y * 2)
    fst p + snd p
let rec pairs n =
    if n < 2 then (n, 1.0)
    else
        let (a, x) = pairs (n - 1)
        let (b, y) = pairs (n - 2)
        (a + b, x * y + float a)
let rec halves n =
    match n with
    | 0 -> None
    | 1 -> Some 1
    | _ ->
        match halves (n / 2), halves (n / 3) with
        | Some a, Some b -> Some(a + b)
        | Some a, None | None, Some a -> Some(a + 1)
        | None, None -> None
let options (a: int) (b: int) =
    let half x = if x % 2 = 0 then Some(x / 2) else None
    let mutable n = 0
    for i in a .. b do
        match half i |> Option.bind half with
        | Some h -> n <- n + h
        | None -> ()
    n
let counter n =
    let mutable count = 0
    let bump k = count <- count + k
    for i in 1 .. n do
        bump i
        bump (i * n)
    count
let record n =
    let mutable sum = 0
    for i in 1 .. n do
        let r = { A = i; B = n; C = i + n; D = i * n; E = 7; F = sum }
        let s = { r with A = 5 }
        sum <- sum + r.A + s.A + s.C + s.D + s.E + s.F
    sum
printfn "%d %d %d" (tuples 10 1) (tuples 11 2) (List.sumBy (tuples 3) [ 1; 2 ])
printfn "%A %A" (pairs 10) (pairs 7)
printfn "%A %A" (halves 100) (halves 0)
printfn "%d %d" (options 10 100) (options 11 20)
printfn "%d %d" (counter 10) (counter 11)
printfn "%d %d" (record 10) (record 11)
