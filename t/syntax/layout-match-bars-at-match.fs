let f x =
    match x with
    | 1
    | 2 -> 3
    | 4 when
        x > 3 -> 5
    | _ ->
    6
===>
(file #implicit
  (let-decl
    (binding - (pat-name f) - -
      (match x (rule (pat-or 1 2) - 3) (rule 4 (infix > x 3) 5) (rule (pat-wild) - 6))
      (pat-name x))))
