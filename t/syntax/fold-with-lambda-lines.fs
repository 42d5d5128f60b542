let f x = x |> function | 1 -> 2 | _ -> 3
let g = List.fold (fun acc x -> acc + x) 0 [1;2]
let h =
    List.fold
        (fun acc x ->
            acc + x)
        0
        [ 1; 2 ]
===>
(file #implicit
  (let-decl
    (binding - (pat-name f) - -
      (infix |> x (function (rule 1 - 2) (rule (pat-wild) - 3)))
      (pat-name x)))
  (let-decl
    (binding - (pat-name g) - -
      (app (path List fold) (paren (fun (pat-name acc) (pat-name x) (infix + acc x))) 0 (list 1 2))))
  (let-decl
    (binding - (pat-name h) - -
      (app (path List fold) (paren (fun (pat-name acc) (pat-name x) (infix + acc x))) 0 (list 1 2)))))
