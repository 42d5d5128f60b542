[<Measure>] type m
[<Measure>] type s
[<Measure>] type v = m / s
let x = 1.0<m>
let y = 2.0<m/s^2>
let z : float<m s> = 1.0<m s>
let w = 3.0<_>
let f (x: float<'u>) = x * x
let g = 1<m^-1>
let h (x : float<m^2 / s>) = x
===>
(file #implicit
  (types (type-def (attribute Measure -) m - - -))
  (types (type-def (attribute Measure -) s - - -))
  (types (type-def (attribute Measure -) v - - (repr-abbrev (type-quotient (type m) (type s)))))
  (let-decl (binding - (pat-name x) - - (1:f64 (type m))))
  (let-decl (binding - (pat-name y) - - (2:f64 (type-quotient (type m) (type-power 2 (type s))))))
  (let-decl
    (binding - (pat-name z) -
      (type float (type #postfix s (type m)))
      (1:f64 (type-product (type m) (type s)))))
  (let-decl (binding - (pat-name w) - - (3:f64 (type-wild))))
  (let-decl
    (binding - (pat-name f) - -
      (infix * x x)
      (pat-paren (pat-typed (pat-name x) (type float (type-var u))))))
  (let-decl (binding - (pat-name g) - - (1 (type-power -1 (type m)))))
  (let-decl
    (binding - (pat-name h) - - x
      (pat-paren
        (pat-typed (pat-name x) (type float (type-quotient (type-power 2 (type m)) (type s))))))))
