let f x =
    printfn "a";
    printfn "b";
    x
let g x = printfn "a"; x
let h = (printfn "a"; 1)
===>
(file #implicit
  (let-decl (binding - (pat-name f) - - (seq (app printfn "a") (app printfn "b") x) (pat-name x)))
  (let-decl (binding - (pat-name g) - - (seq (app printfn "a") x) (pat-name x)))
  (let-decl (binding - (pat-name h) - - (paren (seq (app printfn "a") 1)))))
