let a =
    { F = fun x ->
        x + 1
      G = fun x -> x
      H =
        match 1 with
        | 1 -> 2
        | _ -> 3
      I = if true then 1
          else 2 }
===>
(file #implicit
  (let-decl
    (binding - (pat-name a) - -
      (record -
        (field-init F (fun (pat-name x) (infix + x 1)))
        (field-init G (fun (pat-name x) x))
        (field-init H (match 1 (rule 1 - 2) (rule (pat-wild) - 3)))
        (field-init I (if true 1 2))))))
