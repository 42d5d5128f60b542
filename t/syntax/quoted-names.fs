let ``hello world`` = 1
let x = ``hello world`` + 1
let x' = 1
let _x = 2
let éa = 1
===>
(file #implicit
  (let-decl (binding - (pat-name ``hello world``) - - 1))
  (let-decl (binding - (pat-name x) - - (infix + ``hello world`` 1)))
  (let-decl (binding - (pat-name x') - - 1))
  (let-decl (binding - (pat-name _x) - - 2))
  (let-decl (binding - (pat-name éa) - - 1)))
