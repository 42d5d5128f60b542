let rec even n = if n = 0 then true else odd (n - 1)
and odd n = if n = 0 then false else even (n - 1)
let mutable x = 1
x <- 2
let private y = 3
let inline private z a = a
===>
(file #implicit
  (let-decl #rec
    (binding - (pat-name even) - -
      (if (infix = n 0) true (app odd (paren (infix - n 1))))
      (pat-name n))
    (binding - (pat-name odd) - -
      (if (infix = n 0) false (app even (paren (infix - n 1))))
      (pat-name n)))
  (let-decl (binding #mutable - (pat-name x) - - 1))
  (do-decl #implicit (assign x 2))
  (let-decl (binding #private - (pat-name y) - - 3))
  (let-decl (binding #inline #private - (pat-name z) - - a (pat-name a))))
