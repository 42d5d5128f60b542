let f x =
    match x with
    | Some y ->
        match y with
        | 1 -> 2
        | _ -> 3
    | None -> 4
let g x =
    match x with
    | 1 ->
        if true then
            1
        else
            2
    | _ -> 3
===>
(file #implicit
  (let-decl
    (binding - (pat-name f) - -
      (match x
        (rule (pat-case Some (pat-name y)) - (match y (rule 1 - 2) (rule (pat-wild) - 3)))
        (rule (pat-name None) - 4))
      (pat-name x)))
  (let-decl
    (binding - (pat-name g) - -
      (match x (rule 1 - (if true 1 2)) (rule (pat-wild) - 3))
      (pat-name x))))
