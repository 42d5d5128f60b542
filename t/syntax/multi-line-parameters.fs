let f
    (x: int)
    (y: int)
    : int =
    x + y
let g
    x
    y
    =
    x
type T
    (
        x: int,
        y: int
    ) =
    member _.X = x
===>
(file #implicit
  (let-decl
    (binding - (pat-name f) -
      (type int)
      (infix + x y)
      (pat-paren (pat-typed (pat-name x) (type int)))
      (pat-paren (pat-typed (pat-name y) (type int)))))
  (let-decl (binding - (pat-name g) - - x (pat-name x) (pat-name y)))
  (types
    (type-def T -
      (ctor-params
        (pat-paren
          (pat-tuple (pat-typed (pat-name x) (type int)) (pat-typed (pat-name y) (type int))))
        -)
      (repr-class plain)
      (member _ X - - x))))
