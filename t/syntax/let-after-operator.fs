let f a b =
    a &&
        let c = b
        let d = c
        c && d
===>
(file #implicit
  (let-decl
    (binding - (pat-name f) - -
      (infix && a
        (let (binding - (pat-name c) - - b) (let (binding - (pat-name d) - - c) (infix && c d))))
      (pat-name a)
      (pat-name b))))
