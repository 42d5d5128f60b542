// out: [8; 4; 2; 1]
// out: [2; 1; 0; 2]
// out: 3
let rec loop acc count =
    if count = 0 then acc
    else loop ((acc.Head * 2) :: acc) (count - 1)
printfn "%A" (loop [ 1 ] 3)
let rec evens acc n = if n = 0 then acc else evens (acc.Length :: n :: acc) (n - 1)
printfn "%A" (evens [] 2)
let flexible (xs: #seq<int>) = Seq.sum xs
printfn "%d" (flexible (1 :: [ 2 ]))
