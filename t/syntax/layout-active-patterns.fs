let (|Even|Odd|) x = if x % 2 = 0 then Even else Odd
let (|A|_|) x =
    match x with
    | 1 -> Some 1
    | _ -> None
let inline (|B|) a b = a
let f x =
    match x with
    | Even
    | A 1 -> 1
    | B 1 (A _) -> 2
    | Odd -> 3
===>
(file #implicit
  (let-decl
    (binding -
      (pat-name (ident |Even|Odd| #active Even Odd))
      -
      -
      (if (infix = (infix % x 2) 0) Even Odd)
      (pat-name x)))
  (let-decl
    (binding -
      (pat-name (ident |A|_| #active #partial A))
      -
      -
      (match x (rule 1 - (app Some 1)) (rule (pat-wild) - None))
      (pat-name x)))
  (let-decl (binding #inline - (pat-name (ident |B| #active B)) - - a (pat-name a) (pat-name b)))
  (let-decl
    (binding - (pat-name f) - -
      (match x
        (rule (pat-or (pat-name Even) (pat-case A 1)) - 1)
        (rule (pat-case B 1 (pat-paren (pat-case A (pat-wild)))) - 2)
        (rule (pat-name Odd) - 3))
      (pat-name x))))
