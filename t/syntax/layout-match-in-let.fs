let f x =
    let y = match x with
            | 1 -> 2
            | _ -> 3
    let z =
        match x with 1 -> 2
                   | _ -> 3
    y + z
===>
(file #implicit
  (let-decl
    (binding - (pat-name f) - -
      (let
        (binding - (pat-name y) - - (match x (rule 1 - 2) (rule (pat-wild) - 3)))
        (let
          (binding - (pat-name z) - - (match x (rule 1 - 2) (rule (pat-wild) - 3)))
          (infix + y z)))
      (pat-name x))))
