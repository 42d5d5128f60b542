let rec f = function
  | 0 -> 1
  | n ->
    let m = n - 1
    f m
let x = if true then f 1 else
        f 2
let y =
    if true then 1 else
    let z = 2
    z + z
===>
(file #implicit
  (let-decl #rec
    (binding - (pat-name f) - -
      (function
        (rule 0 - 1)
        (rule (pat-name n) - (let (binding - (pat-name m) - - (infix - n 1)) (app f m))))))
  (let-decl (binding - (pat-name x) - - (if true (app f 1) (app f 2))))
  (let-decl
    (binding - (pat-name y) - - (if true 1 (let (binding - (pat-name z) - - 2) (infix + z z))))))
