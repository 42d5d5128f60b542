// A list that is consed in a loop and reversed at its end is made from its front: no loop over it follows.
// options: -O2
// func: Lists.squares Lists.digits
// has: row start
// not: List.rev
// not: is_imm
module Lists
let squares n =
    let mutable acc = []
    for i in 1 .. n do
        acc <- i * i :: acc
    List.rev acc
let digits n =
    let rec go acc n = if n < 10 then List.rev (n :: acc) else go (n % 10 :: acc) (n / 10)
    go [] n
printfn "%A %A" (squares 3) (squares 4)
printfn "%A %A" (digits 123) (digits 4567)
