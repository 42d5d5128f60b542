let f a =
    if a then 1 else
    let b = 2
    b + 1
===>
(file #implicit
  (let-decl
    (binding - (pat-name f) - -
      (if a 1 (let (binding - (pat-name b) - - 2) (infix + b 1)))
      (pat-name a))))
