let a =
    1 +
    2 +
    3
let b =
    f x >>=
        g
let c =
    x = 1 &&
    y = 2 ||
    z
let d = 1 +
        2
===>
(file #implicit
  (let-decl (binding - (pat-name a) - - (infix + (infix + 1 2) 3)))
  (let-decl (binding - (pat-name b) - - (infix >>= (app f x) g)))
  (let-decl (binding - (pat-name c) - - (infix || (infix && (infix = x 1) (infix = y 2)) z)))
  (let-decl (binding - (pat-name d) - - (infix + 1 2))))
