let f x = 
    let y =
        if x then 1
        else 2
    let z = y
    z
// comment at end
    // another
===>
(file #implicit
  (let-decl
    (binding - (pat-name f) - -
      (let (binding - (pat-name y) - - (if x 1 2)) (let (binding - (pat-name z) - - y) z))
      (pat-name x))))
