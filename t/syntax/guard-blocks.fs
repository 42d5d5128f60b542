let f x =
    match x with
    | _ when
        let limit = 10
        x > limit
        ->
        1
    | y
        when y > 1
        || y < 0 -> 2
    | z when z > 1 &&
        z < 3
        -> 3
let g () =
    try 1
    with ex
        when ex.Message = "a"
        || ex.Message = "b" -> 2
===>
(file #implicit
  (let-decl
    (binding - (pat-name f) - -
      (match x
        (rule (pat-wild) (let (binding - (pat-name limit) - - 10) (infix > x limit)) 1)
        (rule (pat-name y) (infix || (infix > y 1) (infix < y 0)) 2)
        (rule (pat-name z) (infix && (infix > z 1) (infix < z 3)) 3))
      (pat-name x)))
  (let-decl
    (binding - (pat-name g) - -
      (try-with 1
        (rule (pat-name ex)
          (infix || (infix = (path ex Message) "a") (infix = (path ex Message) "b"))
          2))
      ())))
