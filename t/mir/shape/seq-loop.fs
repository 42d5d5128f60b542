// A loop over a local sequence is a loop: no object, no call.
// func: Loop.total Loop.pairs Loop.pipeline
// not: alloc
// not: call closure
// not: call code
// not: call method
// not: .next(
module Loop
let total n =
    let mutable sum = 0
    for x in seq { for i in 1 .. n do if i % 3 <> 0 then yield i * 7 } do
        sum <- sum + x * n
    sum * sum + n
let pairs n =
    let mutable sum = 0
    for x in seq { for i in 1 .. n do for j in i .. n do if (i * j) % 7 = 0 then yield i * j } do
        sum <- sum + x * n
    sum * sum + n
let pipeline n k =
    seq { for i in 1 .. n do if i % 3 <> 0 then yield i * 7 }
    |> Seq.filter (fun x -> x % 2 = 0)
    |> Seq.map (fun x -> x + k)
    |> Seq.takeWhile (fun x -> x < 1000)
    |> Seq.fold (fun acc x -> (acc * 31 + x) % 1000003) 7
printfn "%d %d" (total 10) (total 11)
printfn "%d %d" (pairs 10) (pairs 11)
printfn "%d %d" (pipeline 10 1) (pipeline 11 2)
