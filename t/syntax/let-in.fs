let x =
  let a = 1
  let b = 2 in a + b
let y = let a = 1 in a
let z = (let a = 1 in a + 1) + 2
===>
(file #implicit
  (let-decl
    (binding - (pat-name x) - -
      (let (binding - (pat-name a) - - 1) (let (binding - (pat-name b) - - 2) (infix + a b)))))
  (let-decl (binding - (pat-name y) - - (let (binding - (pat-name a) - - 1) a)))
  (let-decl
    (binding - (pat-name z) - -
      (infix + (paren (let (binding - (pat-name a) - - 1) (infix + a 1))) 2))))
