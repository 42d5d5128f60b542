let x =
    match 1 with
    | 1 when true -> "a"
    | 2 | 3 -> "b"
    | _ -> "c"
let y = match 1, 2 with 1, 2 -> 3 | _ -> 4
===>
(file #implicit
  (let-decl
    (binding - (pat-name x) - -
      (match 1 (rule 1 true "a") (rule (pat-or 2 3) - "b") (rule (pat-wild) - "c"))))
  (let-decl
    (binding - (pat-name y) - -
      (match (tuple 1 2) (rule (pat-tuple 1 2) - 3) (rule (pat-wild) - 4)))))
