let f x =
    match x with
    | [] -> 0
    | [ a; b ] -> 1
    | [|
        a
        b
      |] -> 2
    | a :: b :: _ -> 3
    | { X = 1; Y = y }
    | { X = y
        Y = 1 } -> 4
    | Some(A.B(c = 1; d = e)) -> 5
    | (a, b) as c -> 6
    | a & b -> 7
    | :? int as i -> 8
    | struct (a, b) -> 9
    | A a b -> 10
    | (A | B) -> 11
    | (a: int) -> 12
===>
(file #implicit
  (let-decl
    (binding - (pat-name f) - -
      (match x
        (rule (pat-list) - 0)
        (rule (pat-list (pat-name a) (pat-name b)) - 1)
        (rule (pat-array (pat-name a) (pat-name b)) - 2)
        (rule (pat-cons (pat-name a) (pat-name b) (pat-wild)) - 3)
        (rule
          (pat-or
            (pat-record (pat-field X 1) (pat-field Y (pat-name y)))
            (pat-record (pat-field X (pat-name y)) (pat-field Y 1)))
          -
          4)
        (rule
          (pat-case Some
            (pat-paren
              (pat-case (path A B) (pat-fields (pat-field c 1) (pat-field d (pat-name e))))))
          -
          5)
        (rule (pat-as (pat-paren (pat-tuple (pat-name a) (pat-name b))) (pat-name c)) - 6)
        (rule (pat-and (pat-name a) (pat-name b)) - 7)
        (rule (pat-as (pat-is (type int)) (pat-name i)) - 8)
        (rule (pat-tuple #struct (pat-name a) (pat-name b)) - 9)
        (rule (pat-case A (pat-name a) (pat-name b)) - 10)
        (rule (pat-paren (pat-or (pat-name A) (pat-name B))) - 11)
        (rule (pat-paren (pat-typed (pat-name a) (type int))) - 12))
      (pat-name x))))
