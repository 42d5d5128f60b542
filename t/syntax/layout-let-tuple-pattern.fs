let f x =
    let a,
        b = x
    let (c,
         d) = x
    let { X = e
          Y = g } = x
    a
===>
(file #implicit
  (let-decl
    (binding - (pat-name f) - -
      (let
        (binding - (pat-tuple (pat-name a) (pat-name b)) - - x)
        (let
          (binding - (pat-paren (pat-tuple (pat-name c) (pat-name d))) - - x)
          (let
            (binding - (pat-record (pat-field X (pat-name e)) (pat-field Y (pat-name g))) - - x)
            a)))
      (pat-name x))))
