let a =
    [
        1
        2
    ]
    |> List.map (fun x ->
        x + 1
    )
    |> f
let b = [
            1
        ] |> f
===>
(file #implicit
  (let-decl
    (binding - (pat-name a) - -
      (infix |>
        (infix |> (list 1 2) (app (path List map) (paren (fun (pat-name x) (infix + x 1)))))
        f)))
  (let-decl (binding - (pat-name b) - - (infix |> (list 1) f))))
