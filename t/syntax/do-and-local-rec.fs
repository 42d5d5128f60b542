let f x = 
    do printfn "x"
    let rec loop i =
        if i > 0 then
            loop (i - 1)
    loop x
    x
===>
(file #implicit
  (let-decl
    (binding - (pat-name f) - -
      (seq
        (do (app printfn "x"))
        (let #rec
          (binding - (pat-name loop) - -
            (if (infix > i 0) (app loop (paren (infix - i 1))) -)
            (pat-name i))
          (seq (app loop x) x)))
      (pat-name x))))
