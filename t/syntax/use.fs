let f x =
    use y = x
    use z = x in z
let g () =
    use _ = null : System.IDisposable
    ()
===>
(file #implicit
  (let-decl
    (binding - (pat-name f) - -
      (let #use (binding - (pat-name y) - - x) (let #use (binding - (pat-name z) - - x) z))
      (pat-name x)))
  (let-decl
    (binding - (pat-name g) - -
      (let #use (binding - (pat-wild) - - (typed null (type (path System IDisposable)))) ())
      ())))
