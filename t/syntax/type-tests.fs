let f (x: obj) = match x with :? int as i -> i | :? string -> 2 | null -> 3 | _ -> 4
let g (x: obj) = x :?> int
let h x = x :> obj
let i (x: obj) = x :? int
let j : obj = upcast "a"
===>
(file #implicit
  (let-decl
    (binding - (pat-name f) - -
      (match x
        (rule (pat-as (pat-is (type int)) (pat-name i)) - i)
        (rule (pat-is (type string)) - 2)
        (rule null - 3)
        (rule (pat-wild) - 4))
      (pat-paren (pat-typed (pat-name x) (type obj)))))
  (let-decl
    (binding - (pat-name g) - -
      (downcast-to x (type int))
      (pat-paren (pat-typed (pat-name x) (type obj)))))
  (let-decl (binding - (pat-name h) - - (upcast-to x (type obj)) (pat-name x)))
  (let-decl
    (binding - (pat-name i) - -
      (type-test x (type int))
      (pat-paren (pat-typed (pat-name x) (type obj)))))
  (let-decl (binding - (pat-name j) - (type obj) (upcast "a"))))
