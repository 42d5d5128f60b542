let a = 1 :: 2 :: []
let b = 1 :: [2] @ [3]
let c = 1, 2, 3
let d = (1, 2), 3
let e = a.[0]
let f = a[0]
let g = "abc".[0]
let h (x: int[,]) = x.[0, 1] + x[0, 1]
let i (x: int[][]) = x.[0].[1] + x[0][1]
let j (x: int[,]) = x.[*, 1]
let k = "abc"[0]
===>
(file #implicit
  (let-decl (binding - (pat-name a) - - (cons 1 2 (list))))
  (let-decl (binding - (pat-name b) - - (infix @ (cons 1 (list 2)) (list 3))))
  (let-decl (binding - (pat-name c) - - (tuple 1 2 3)))
  (let-decl (binding - (pat-name d) - - (tuple (paren (tuple 1 2)) 3)))
  (let-decl (binding - (pat-name e) - - (index a 0)))
  (let-decl (binding - (pat-name f) - - (index #adjacent a 0)))
  (let-decl (binding - (pat-name g) - - (index "abc" 0)))
  (let-decl
    (binding - (pat-name h) - -
      (infix + (index x (tuple 0 1)) (index #adjacent x (tuple 0 1)))
      (pat-paren (pat-typed (pat-name x) (type-array 2 (type int))))))
  (let-decl
    (binding - (pat-name i) - -
      (infix + (index (index x 0) 1) (index #adjacent (index #adjacent x 0) 1))
      (pat-paren (pat-typed (pat-name x) (type-array (type-array (type int)))))))
  (let-decl
    (binding - (pat-name j) - -
      (index x (tuple (range - - -) 1))
      (pat-paren (pat-typed (pat-name x) (type-array 2 (type int))))))
  (let-decl (binding - (pat-name k) - - (index #adjacent "abc" 0))))
