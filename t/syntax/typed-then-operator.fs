let f x =
    { A = x }
    : R
    |> Some
let r =
    { base' with
        B = x
        |> id
        C = 1 }
let g (x: 'T :> System.IDisposable) = [Unchecked.defaultof<'T>]
===>
(file #implicit
  (let-decl
    (binding - (pat-name f) - -
      (infix |> (typed (record - (field-init A x)) (type R)) Some)
      (pat-name x)))
  (let-decl
    (binding - (pat-name r) - - (record base' (field-init B (infix |> x id)) (field-init C 1))))
  (let-decl
    (binding - (pat-name g) - -
      (list (type-app (path Unchecked defaultof) (type-var T)))
      (pat-paren
        (pat-typed (pat-name x)
          (type-with
            (type-var T)
            (constraint subtype (type-var T) (type (path System IDisposable)))))))))
