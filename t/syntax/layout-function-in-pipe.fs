let f xs =
    xs |> List.map (function
        | 1 -> 2
        | _ -> 3) |> List.sum
===>
(file #implicit
  (let-decl
    (binding - (pat-name f) - -
      (infix |>
        (infix |> xs (app (path List map) (paren (function (rule 1 - 2) (rule (pat-wild) - 3)))))
        (path List sum))
      (pat-name xs))))
