let f x y = x
let a = f 1 -1
let b = f 1 (-1)
let c = f -1 2
let d = f (1) (2)
let e = f(1) 2
let g = f 1 (fun x -> x)
let h = f 1 [2]
let i = f [1] [2]
let j = f { A = 1 } 2
===>
(file #implicit
  (let-decl (binding - (pat-name f) - - x (pat-name x) (pat-name y)))
  (let-decl (binding - (pat-name a) - - (app f 1 -1)))
  (let-decl (binding - (pat-name b) - - (app f 1 (paren -1))))
  (let-decl (binding - (pat-name c) - - (app f -1 2)))
  (let-decl (binding - (pat-name d) - - (app f (paren 1) (paren 2))))
  (let-decl (binding - (pat-name e) - - (app (app #adjacent f (paren 1)) 2)))
  (let-decl (binding - (pat-name g) - - (app f 1 (paren (fun (pat-name x) x)))))
  (let-decl (binding - (pat-name h) - - (app f 1 (list 2))))
  (let-decl (binding - (pat-name i) - - (app f (list 1) (list 2))))
  (let-decl (binding - (pat-name j) - - (app f (record - (field-init A 1)) 2))))
