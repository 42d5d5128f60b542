let f x =
    x
    |> List.map (fun x -> x)
    |> List.filter (fun x -> x > 1)
let g =
    1
    + 2
    + 3
let h = 1 +
        2
===>
(file #implicit
  (let-decl
    (binding - (pat-name f) - -
      (infix |>
        (infix |> x (app (path List map) (paren (fun (pat-name x) x))))
        (app (path List filter) (paren (fun (pat-name x) (infix > x 1)))))
      (pat-name x)))
  (let-decl (binding - (pat-name g) - - (infix + (infix + 1 2) 3)))
  (let-decl (binding - (pat-name h) - - (infix + 1 2))))
