let x = 1 in ()
let f x = x in f 1 |> ignore
printfn "a" |> ignore; printfn "b"
===>
(file #implicit
  (do-decl #implicit (let (binding - (pat-name x) - - 1) ()))
  (do-decl #implicit (let (binding - (pat-name f) - - x (pat-name x)) (infix |> (app f 1) ignore)))
  (do-decl #implicit (infix |> (app printfn "a") ignore))
  (do-decl #implicit (app printfn "b")))
