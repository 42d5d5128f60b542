[<Measure>] type m
[<Measure>] type s
[<Measure>]
type v = m / s^2
let a = 1.0<m/s>
let b = 1<m> * 2<_>
let f (x: float<m ^ 2>) = x
let g: float<1/s> = 1.0<s^-1>
let h = 2.0<m s>
===>
(file #implicit
  (types (type-def (attribute Measure -) m - - -))
  (types (type-def (attribute Measure -) s - - -))
  (types
    (type-def (attribute Measure -) v - -
      (repr-abbrev (type-quotient (type m) (type-power 2 (type s))))))
  (let-decl (binding - (pat-name a) - - (1:f64 (type-quotient (type m) (type s)))))
  (let-decl (binding - (pat-name b) - - (infix * (1 (type m)) (2 (type-wild)))))
  (let-decl
    (binding - (pat-name f) - - x
      (pat-paren (pat-typed (pat-name x) (type float (type-power 2 (type m)))))))
  (let-decl
    (binding - (pat-name g) -
      (type float (type-quotient (type-const 1) (type s)))
      (1:f64 (type-power -1 (type s)))))
  (let-decl (binding - (pat-name h) - - (2:f64 (type-product (type m) (type s))))))
