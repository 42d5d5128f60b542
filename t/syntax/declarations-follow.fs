open System
    type T =
    | A
    | B
    let x = 1
    let y = 2
    do printfn "z"
===>
(file #implicit
  (open System)
  (types (type-def T - - (repr-union (case A) (case B))))
  (let-decl (binding - (pat-name x) - - 1))
  (let-decl (binding - (pat-name y) - - 2))
  (do-decl (app printfn "z")))
