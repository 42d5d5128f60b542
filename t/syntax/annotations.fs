let x: int =
    1
let y
    : int = 2
let z =
    // comment
    1
let w = (* c *) 1 (* d *)
===>
(file #implicit
  (let-decl (binding - (pat-name x) - (type int) 1))
  (let-decl (binding - (pat-name y) - (type int) 2))
  (let-decl (binding - (pat-name z) - - 1))
  (let-decl (binding - (pat-name w) - - 1)))
