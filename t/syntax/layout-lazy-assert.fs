let a = lazy (
    1
)
let b =
    lazy
        1
let f () =
    assert (x = 1)
    assert
        x
    upcast x
===>
(file #implicit
  (let-decl (binding - (pat-name a) - - (lazy (paren 1))))
  (let-decl (binding - (pat-name b) - - (lazy 1)))
  (let-decl
    (binding - (pat-name f) - - (seq (assert (paren (infix = x 1))) (assert x) (upcast x)) ())))
