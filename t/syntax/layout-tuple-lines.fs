let a =
    1,
    2,
    3
let b = (
    1,
    2
)
let f () =
    let x, y =
        1,
        2
    x
===>
(file #implicit
  (let-decl (binding - (pat-name a) - - (tuple 1 2 3)))
  (let-decl (binding - (pat-name b) - - (paren (tuple 1 2))))
  (let-decl
    (binding - (pat-name f) - -
      (let (binding - (pat-tuple (pat-name x) (pat-name y)) - - (tuple 1 2)) x)
      ())))
