let h x =
    x
    |> fun y ->
        y + 1
    |> fun z -> z * 2
===>
(file #implicit
  (let-decl
    (binding - (pat-name h) - -
      (infix |> (infix |> x (fun (pat-name y) (infix + y 1))) (fun (pat-name z) (infix * z 2)))
      (pat-name x))))
