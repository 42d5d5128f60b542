let f (a, b) (c, d) = a
let g ((a, b), c) = a
let h (a: int, (b, c): int * int) = a
let i (_, _) () = 1
let j (Some a) [b] = a
let k { A = a } = a
===>
(file #implicit
  (let-decl
    (binding - (pat-name f) - - a
      (pat-paren (pat-tuple (pat-name a) (pat-name b)))
      (pat-paren (pat-tuple (pat-name c) (pat-name d)))))
  (let-decl
    (binding - (pat-name g) - - a
      (pat-paren (pat-tuple (pat-paren (pat-tuple (pat-name a) (pat-name b))) (pat-name c)))))
  (let-decl
    (binding - (pat-name h) - - a
      (pat-paren
        (pat-tuple
          (pat-typed (pat-name a) (type int))
          (pat-typed
            (pat-paren (pat-tuple (pat-name b) (pat-name c)))
            (type-tuple (type int) (type int)))))))
  (let-decl (binding - (pat-name i) - - 1 (pat-paren (pat-tuple (pat-wild) (pat-wild))) ()))
  (let-decl
    (binding - (pat-name j) - - a (pat-paren (pat-case Some (pat-name a))) (pat-list (pat-name b))))
  (let-decl (binding - (pat-name k) - - a (pat-record (pat-field A (pat-name a))))))
