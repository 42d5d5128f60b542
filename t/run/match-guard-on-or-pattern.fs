// out: 20 30 0
// the guard is tried again for the next alternative
let f p = match p with (x, _) | (_, x) when x > 10 -> x | _ -> 0
printfn "%d %d %d" (f (5, 20)) (f (30, 20)) (f (1, 2))
