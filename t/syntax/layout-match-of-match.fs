let f x y =
    match x with
    | 1 ->
        match y with
        | 1 -> 2
        | _ -> 3
    | _ -> 4
===>
(file #implicit
  (let-decl
    (binding - (pat-name f) - -
      (match x (rule 1 - (match y (rule 1 - 2) (rule (pat-wild) - 3))) (rule (pat-wild) - 4))
      (pat-name x)
      (pat-name y))))
