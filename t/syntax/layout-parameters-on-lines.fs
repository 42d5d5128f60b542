let f
    (a: int)
    (b: int)
    : int =
    a + b
let g (a: int,
       b: int) =
    a
let h
    a
    b
    =
    a
===>
(file #implicit
  (let-decl
    (binding - (pat-name f) -
      (type int)
      (infix + a b)
      (pat-paren (pat-typed (pat-name a) (type int)))
      (pat-paren (pat-typed (pat-name b) (type int)))))
  (let-decl
    (binding - (pat-name g) - - a
      (pat-paren
        (pat-tuple (pat-typed (pat-name a) (type int)) (pat-typed (pat-name b) (type int))))))
  (let-decl (binding - (pat-name h) - - a (pat-name a) (pat-name b))))
