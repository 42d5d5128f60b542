let rec f x : int =
    match x with
    | 0 -> 1
    | x when x > 0
        && x < 10 -> 2
    | _ ->
        3
let g = f
        <| 1
===>
(file #implicit
  (let-decl #rec
    (binding - (pat-name f) -
      (type int)
      (match x
        (rule 0 - 1)
        (rule (pat-name x) (infix && (infix > x 0) (infix < x 10)) 2)
        (rule (pat-wild) - 3))
      (pat-name x)))
  (let-decl (binding - (pat-name g) - - (infix <| f 1))))
