let f (x: byref<int>) = x <- 1
let mutable a = 1
f &a
let g (x: inref<int>) = &x
let h = &&a
===>
(file #implicit
  (let-decl
    (binding - (pat-name f) - -
      (assign x 1)
      (pat-paren (pat-typed (pat-name x) (type byref (type int))))))
  (let-decl (binding #mutable - (pat-name a) - - 1))
  (do-decl #implicit (app f (prefix & #adjacent a)))
  (let-decl
    (binding - (pat-name g) - -
      (prefix & #adjacent x)
      (pat-paren (pat-typed (pat-name x) (type inref (type int))))))
  (let-decl (binding - (pat-name h) - - (prefix && #adjacent a))))
