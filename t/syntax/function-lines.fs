let f =
    function
    | 1 -> 2
    | _ -> 3
let g x =
    x
    |> List.map (function
        | 1 -> 2
        | _ -> 3)
let h = List.map (function | 1 -> 2
                           | _ -> 3)
===>
(file #implicit
  (let-decl (binding - (pat-name f) - - (function (rule 1 - 2) (rule (pat-wild) - 3))))
  (let-decl
    (binding - (pat-name g) - -
      (infix |> x (app (path List map) (paren (function (rule 1 - 2) (rule (pat-wild) - 3)))))
      (pat-name x)))
  (let-decl
    (binding - (pat-name h) - -
      (app (path List map) (paren (function (rule 1 - 2) (rule (pat-wild) - 3)))))))
