// out: 1 3 
// out: list raised
// out: array raised
// out: seq raised
// out: list yield raised
// out: 2 4 
let l = [ Some 1; None; Some 3 ]
for Some x in l do
  printf "%d " x
printfn ""
let attempt name f = try printfn "%s %d" name (f ()) with (:? MatchFailureException) -> printfn "%s raised" name
attempt "list" (fun () -> List.length [ for Some x in l -> x ])
attempt "array" (fun () -> Array.length [| for Some x in l do yield x |])
attempt "seq" (fun () -> Seq.length (seq { for Some x in l do yield x }))
attempt "list yield" (fun () -> List.length [ for Some x in l do x ])
for (1, y) in [ 1, 2; 2, 3; 1, 4 ] do
  printf "%d " y
printfn ""
