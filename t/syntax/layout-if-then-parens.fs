let f n =
    if n > 0 then (
        printfn "a"
        printfn "b"
    ) else (
        printfn "c"
    )
    if n > 1 then begin
        printfn "a"
    end else begin
        printfn "b"
    end
===>
(file #implicit
  (let-decl
    (binding - (pat-name f) - -
      (seq
        (if
          (infix > n 0)
          (paren (seq (app printfn "a") (app printfn "b")))
          (paren (app printfn "c")))
        (if (infix > n 1) (paren #block (app printfn "a")) (paren #block (app printfn "b"))))
      (pat-name n))))
