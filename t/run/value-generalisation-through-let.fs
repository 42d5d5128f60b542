// out: [1; 2]
// out: (1, 3) ("s", 3)
// exit: 3
let foo =
    let problem _ = List.map id
    problem
let todo = if true then 5 else failwith "x"
let get x = x
let bar =
    let k = 3
    fun x -> (x, k)
printfn "%A" (foo () [ 1; 2 ])
printfn "%A %A" (bar 1) (bar "s")
let todo2 = if todo = 5 then exit 3 else failwith "y"
