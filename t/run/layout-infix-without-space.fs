// out: (7, 12)
// out: [4; 6] 10
module Program

// the operator may stand left of the block by its size and one more; what follows it directly goes with it
let both make xs =
  let a,b=make 2 (List.length xs)|>Seq.map(fun x -> x + 1)
       |>Seq.fold(fun (n,m) x -> n + x, m * x) (0, 1)
  a, b
printfn "%A" (both (fun a b -> [ a; b ]) [ 1; 2; 3 ])

let doubled =  [ 2; 3 ]
            |>List.map (fun x -> x * 2)
printfn "%A %d" doubled (doubled
                      |>List.sum)
