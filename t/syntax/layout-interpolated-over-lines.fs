let a =
    $"""
    {f x
       + 1}
    """
let b = $"{1},{2}"
===>
(file #implicit
  (let-decl (binding - (pat-name a) - - (interp "\n    " (hole (infix + (app f x) 1)) "\n    ")))
  (let-decl (binding - (pat-name b) - - (interp (hole 1) "," (hole 2)))))
