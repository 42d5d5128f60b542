do printfn "x"
do
    printfn "y"
    printfn "z"
let () = printfn "w"
===>
(file #implicit
  (do-decl (app printfn "x"))
  (do-decl (seq (app printfn "y") (app printfn "z")))
  (let-decl (binding - () - - (app printfn "w"))))
