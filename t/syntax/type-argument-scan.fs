let a = InputVector<range * string * (bool * bool)> "n"
let b = InputVector<Choice<string, int>*(A -> B -> C)> "m"
let c = sqrt (4.0</m>)
let d = typeof<^T>, typeof<'T 'U>
let e = (typeof<A.B
         .C>.Assembly)
let f = T<const (2 ||| 2)>.P
let g = M.C< >.P
let h = x < y && y > (z)
let i = [f<int>]
let k = if a<b then c>d else e
===>
(file #implicit
  (let-decl
    (binding - (pat-name a) - -
      (app
        (type-app InputVector
          (type-tuple (type range) (type string) (type-paren (type-tuple (type bool) (type bool)))))
        "n")))
  (let-decl
    (binding - (pat-name b) - -
      (app
        (type-app InputVector
          (type-tuple
            (type Choice (type string) (type int))
            (type-paren (type-fun (type A) (type B) (type C)))))
        "m")))
  (let-decl (binding - (pat-name c) - - (app sqrt (paren (4:f64 (type-quotient - (type m)))))))
  (let-decl
    (binding - (pat-name d) - -
      (tuple
        (type-app typeof (type-var T #head))
        (type-app typeof (type-product (type-var T) (type-var U))))))
  (let-decl
    (binding - (pat-name e) - - (paren (dot (type-app typeof (type (path A B C))) Assembly))))
  (let-decl (binding - (pat-name f) - - (dot (type-app T (type-const (paren (infix ||| 2 2)))) P)))
  (let-decl (binding - (pat-name g) - - (dot (type-app (path M C)) P)))
  (let-decl (binding - (pat-name h) - - (infix && (infix < x y) (infix > y (paren z)))))
  (let-decl (binding - (pat-name i) - - (list (type-app f (type int)))))
  (let-decl (binding - (pat-name k) - - (if (infix < a b) (infix > c d) e))))
