let g =
    f "a" <| fun x ->
    printfn "b"
    printfn "c"
===>
(file #implicit
  (let-decl
    (binding - (pat-name g) - -
      (infix <| (app f "a") (fun (pat-name x) (seq (app printfn "b") (app printfn "c")))))))
