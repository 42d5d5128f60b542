type U = A | B of int | C of x: int * y: string
type V =
    | P
    | Q of int
    with
    member x.Foo = 1
    static member Bar = 2
let f = function | C(x = a; y = b) -> a | C (1, s) -> 2 | _ -> 3
===>
(file #implicit
  (types
    (type-def U - -
      (repr-union
        (case A)
        (case B (field - (type int)))
        (case C (field x (type int)) (field y (type string))))))
  (types
    (type-def V - -
      (repr-union (case P) (case Q (field - (type int))))
      (member x Foo - - 1)
      (member #static - Bar - - 2)))
  (let-decl
    (binding - (pat-name f) - -
      (function
        (rule (pat-case C (pat-fields (pat-field x (pat-name a)) (pat-field y (pat-name b)))) - a)
        (rule (pat-case C (pat-paren (pat-tuple 1 (pat-name s)))) - 2)
        (rule (pat-wild) - 3)))))
