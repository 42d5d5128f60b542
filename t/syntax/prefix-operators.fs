let a = lazy (1 + 2)
let b = lazy 1
assert (1 = 1)
let c = not true
let d = -1
let e = - 1
let f x = -x
let g = 1 - -1
let h = 1-1
let i = !(ref 1)
let j = ~~~1
let k = 1 |> (-) 2
let l = (+) 1 2
===>
(file #implicit
  (let-decl (binding - (pat-name a) - - (lazy (paren (infix + 1 2)))))
  (let-decl (binding - (pat-name b) - - (lazy 1)))
  (do-decl #implicit (assert (paren (infix = 1 1))))
  (let-decl (binding - (pat-name c) - - (app not true)))
  (let-decl (binding - (pat-name d) - - -1))
  (let-decl (binding - (pat-name e) - - (prefix - 1)))
  (let-decl (binding - (pat-name f) - - (prefix - #adjacent x) (pat-name x)))
  (let-decl (binding - (pat-name g) - - (infix - 1 -1)))
  (let-decl (binding - (pat-name h) - - (infix - 1 1)))
  (let-decl (binding - (pat-name i) - - (prefix ! #adjacent (paren (app ref 1)))))
  (let-decl (binding - (pat-name j) - - (prefix ~~~ #adjacent 1)))
  (let-decl (binding - (pat-name k) - - (infix |> 1 (app (-) 2))))
  (let-decl (binding - (pat-name l) - - (app (+) 1 2))))
