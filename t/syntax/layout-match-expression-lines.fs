let f x =
    match
        x
        |> List.map id
        |> List.tryHead
    with
    | Some y -> y
    | None -> 0
===>
(file #implicit
  (let-decl
    (binding - (pat-name f) - -
      (match
        (infix |> (infix |> x (app (path List map) id)) (path List tryHead))
        (rule (pat-case Some (pat-name y)) - y)
        (rule (pat-name None) - 0))
      (pat-name x))))
