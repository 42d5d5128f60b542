let f x =
    2 * (match x with
        | [] -> 0
        | _ -> 1)
let g y =
    y + 1 |> fun z ->
    (match z with
    | 1 -> 2
    | _ -> 3)
===>
(file #implicit
  (let-decl
    (binding - (pat-name f) - -
      (infix * 2 (paren (match x (rule (pat-list) - 0) (rule (pat-wild) - 1))))
      (pat-name x)))
  (let-decl
    (binding - (pat-name g) - -
      (infix |>
        (infix + y 1)
        (fun (pat-name z) (paren (match z (rule 1 - 2) (rule (pat-wild) - 3)))))
      (pat-name y))))
