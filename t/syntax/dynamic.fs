let f x = x?Foo
let g x = x?("Foo")
x?Bar <- 1
===>
(file #implicit
  (let-decl (binding - (pat-name f) - - (dynamic x Foo) (pat-name x)))
  (let-decl (binding - (pat-name g) - - (dynamic x (paren "Foo")) (pat-name x)))
  (do-decl #implicit (assign (dynamic x Bar) 1)))
