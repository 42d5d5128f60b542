let f x =
    match x with
      | 1 -> "a"
      | 2 ->
        "b"
      | _ -> "c"
let g x = function
          | 1 -> 2
          | _ -> 3
===>
(file #implicit
  (let-decl
    (binding - (pat-name f) - -
      (match x (rule 1 - "a") (rule 2 - "b") (rule (pat-wild) - "c"))
      (pat-name x)))
  (let-decl (binding - (pat-name g) - - (function (rule 1 - 2) (rule (pat-wild) - 3)) (pat-name x))))
