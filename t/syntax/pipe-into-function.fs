let f x =
    (x, 1)
    |> fun (a, b) -> a
    |> function
       | 1 -> 2
       | _ -> 3
===>
(file #implicit
  (let-decl
    (binding - (pat-name f) - -
      (infix |>
        (infix |> (paren (tuple x 1)) (fun (pat-paren (pat-tuple (pat-name a) (pat-name b))) a))
        (function (rule 1 - 2) (rule (pat-wild) - 3)))
      (pat-name x))))
