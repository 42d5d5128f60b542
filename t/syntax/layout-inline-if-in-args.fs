let a = f (if x then 1 else 2) (match y with 1 -> 2 | _ -> 3) (let z = 1 in z)
let b = f <| if x then 1 else 2
let c = [ if x then 1 else 2 ]
let d = x, if y then 1 else 2
===>
(file #implicit
  (let-decl
    (binding - (pat-name a) - -
      (app f
        (paren (if x 1 2))
        (paren (match y (rule 1 - 2) (rule (pat-wild) - 3)))
        (paren (let (binding - (pat-name z) - - 1) z)))))
  (let-decl (binding - (pat-name b) - - (infix <| f (if x 1 2))))
  (let-decl (binding - (pat-name c) - - (list (if x 1 2))))
  (let-decl (binding - (pat-name d) - - (tuple x (if y 1 2)))))
