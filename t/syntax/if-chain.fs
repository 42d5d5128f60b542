let f x y =
    let z = x + y
    let w = z * 2
    if w > 3 then
        printfn "a"
        1
    elif w > 2 then 2
    else
        3
===>
(file #implicit
  (let-decl
    (binding - (pat-name f) - -
      (let
        (binding - (pat-name z) - - (infix + x y))
        (let
          (binding - (pat-name w) - - (infix * z 2))
          (if (infix > w 3) (seq (app printfn "a") 1) (infix > w 2) 2 3)))
      (pat-name x)
      (pat-name y))))
