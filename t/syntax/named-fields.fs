type Shape =
    | Circle of radius: float
    | Rect of width: float * height: float
let area = function
    | Circle r -> r
    | Rect(width = w; height = h) -> w * h
let c = Circle(radius = 1.0)
let d = Rect(height = 1.0, width = 2.0)
===>
(file #implicit
  (types
    (type-def Shape - -
      (repr-union
        (case Circle (field radius (type float)))
        (case Rect (field width (type float)) (field height (type float))))))
  (let-decl
    (binding - (pat-name area) - -
      (function
        (rule (pat-case Circle (pat-name r)) - r)
        (rule
          (pat-case Rect
            (pat-fields (pat-field width (pat-name w)) (pat-field height (pat-name h))))
          -
          (infix * w h)))))
  (let-decl (binding - (pat-name c) - - (app #adjacent Circle (paren (infix = radius 1:f64)))))
  (let-decl
    (binding - (pat-name d) - -
      (app #adjacent Rect (paren (tuple (infix = height 1:f64) (infix = width 2:f64)))))))
