// out: true false
// out: true false false
// out: true false
// out: 1
type A() =
  member _.X = 1
type B() =
  member _.Y = 2
let o = box 5
printfn "%b %b" (o :? int) (o :? string)
let xs = box [ 1 ]
printfn "%b %b %b" (xs :? (int list)) (xs :? (string list)) (xs :? int)
let a = box (A())
printfn "%b %b" (a :? A) (a :? B)
let objects = [ box 1; box "s"; box [ 2 ]; box (B()) ]
printfn "%d" (List.length (List.filter (fun (o: obj) -> o :? int) objects))
