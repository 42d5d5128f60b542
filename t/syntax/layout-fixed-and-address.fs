let f (a: int[]) =
    use p = fixed a
    let q = &a.[0]
    let r = &&q
    &q
===>
(file #implicit
  (let-decl
    (binding - (pat-name f) - -
      (let #use
        (binding - (pat-name p) - - (fixed a))
        (let
          (binding - (pat-name q) - - (prefix & #adjacent (index a 0)))
          (let (binding - (pat-name r) - - (prefix && #adjacent q)) (prefix & #adjacent q))))
      (pat-paren (pat-typed (pat-name a) (type-array (type int)))))))
