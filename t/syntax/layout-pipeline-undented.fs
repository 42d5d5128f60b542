let f xs =
        xs
     |> List.map id
     |> List.filter (fun x ->
            x > 1)
     |> List.sum
===>
(file #implicit
  (let-decl
    (binding - (pat-name f) - -
      (infix |>
        (infix |>
          (infix |> xs (app (path List map) id))
          (app (path List filter) (paren (fun (pat-name x) (infix > x 1)))))
        (path List sum))
      (pat-name xs))))
