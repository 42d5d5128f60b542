// out: int 5
// out: list 6
// out: thing 7
// out: string text
// out: unknown
// out: unknown
type Thing(n: int) =
  member _.N = n
let describe (o: obj) =
  match o with
  | :? int as n -> sprintf "int %d" n
  | :? (int list) as xs -> sprintf "list %d" (List.sum xs)
  | :? Thing as t -> sprintf "thing %d" t.N
  | :? string as s -> "string " + s
  | _ -> "unknown"
printfn "%s" (describe (box 5))
printfn "%s" (describe (box [ 1; 2; 3 ]))
printfn "%s" (describe (box (Thing 7)))
printfn "%s" (describe (box "text"))
printfn "%s" (describe (box 2.5))
printfn "%s" (describe (box [ "a" ]))
