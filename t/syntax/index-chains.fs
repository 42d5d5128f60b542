let a = [|1;2|].[0]
let b = (f 1).[0]
let c = f(1).[0]
let d = f(1)[0]
let e = x.y.[0].z
let g = x.y[0].z
let h = f x.[0] y.[1]
===>
(file #implicit
  (let-decl (binding - (pat-name a) - - (index (array 1 2) 0)))
  (let-decl (binding - (pat-name b) - - (index (paren (app f 1)) 0)))
  (let-decl (binding - (pat-name c) - - (index (app #adjacent f (paren 1)) 0)))
  (let-decl (binding - (pat-name d) - - (index #adjacent (app #adjacent f (paren 1)) 0)))
  (let-decl (binding - (pat-name e) - - (dot (index (path x y) 0) z)))
  (let-decl (binding - (pat-name g) - - (dot (index #adjacent (path x y) 0) z)))
  (let-decl (binding - (pat-name h) - - (app f (index x 0) (index y 1)))))
