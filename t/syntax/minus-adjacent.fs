let a = 10 / 2 // c
let b = a *(1)
let c = a*(1)
let d = a - (1)
let e = a -(1)
let f = a-(1)
let g = [a -1]
let h = [a - 1]
let i = (a)-1
===>
(file #implicit
  (let-decl (binding - (pat-name a) - - (infix / 10 2)))
  (let-decl (binding - (pat-name b) - - (infix * a (paren 1))))
  (let-decl (binding - (pat-name c) - - (infix * a (paren 1))))
  (let-decl (binding - (pat-name d) - - (infix - a (paren 1))))
  (let-decl (binding - (pat-name e) - - (app a (prefix - #adjacent (paren 1)))))
  (let-decl (binding - (pat-name f) - - (infix - a (paren 1))))
  (let-decl (binding - (pat-name g) - - (list (app a -1))))
  (let-decl (binding - (pat-name h) - - (list (infix - a 1))))
  (let-decl (binding - (pat-name i) - - (infix - (paren a) 1))))
