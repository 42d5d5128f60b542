let a =
      1
    + 2
    - 3
let b =
       x
    || y
    && z
let c = a
        :: b
        :: []
===>
(file #implicit
  (let-decl (binding - (pat-name a) - - (infix - (infix + 1 2) 3)))
  (let-decl (binding - (pat-name b) - - (infix || x (infix && y z))))
  (let-decl (binding - (pat-name c) - - (cons a b (list)))))
