#if COMPILED
let a = 1
#else
let a = 2
#endif
#if !COMPILED && (A || B)
let b = 1
#endif
#nowarn "40"
let c = a
===>
(file #implicit
  (directive nowarn "40")
  (let-decl (binding - (pat-name a) - - 1))
  (let-decl (binding - (pat-name c) - - a)))
