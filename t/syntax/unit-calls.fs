let f () = ()
f ()
f()
(f ())
let g = f >> f
let h = f ();
===>
(file #implicit
  (let-decl (binding - (pat-name f) - - () ()))
  (do-decl #implicit (app f ()))
  (do-decl #implicit (app #adjacent f ()))
  (do-decl #implicit (paren (app f ())))
  (let-decl (binding - (pat-name g) - - (infix >> f f)))
  (let-decl (binding - (pat-name h) - - (app f ()))))
