let a = [
    1
    2
]
let b = [ 1
          2 ]
let c =
    [
        1; 2
        3
    ]
let d = [| 1
           2 |]
let e = [
    "a", 1
    "b", 2
]
let f = f [
    1
]
===>
(file #implicit
  (let-decl (binding - (pat-name a) - - (list 1 2)))
  (let-decl (binding - (pat-name b) - - (list 1 2)))
  (let-decl (binding - (pat-name c) - - (list 1 2 3)))
  (let-decl (binding - (pat-name d) - - (array 1 2)))
  (let-decl (binding - (pat-name e) - - (list (tuple "a" 1) (tuple "b" 2))))
  (let-decl (binding - (pat-name f) - - (app f (list 1)))))
