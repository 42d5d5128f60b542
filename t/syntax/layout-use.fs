let f () =
    use a = b
    use _ = c
    use! d = e
    d
let g () = using a (fun b ->
    b)
===>
(file #implicit
  (let-decl
    (binding - (pat-name f) - -
      (let #use
        (binding - (pat-name a) - - b)
        (let #use (binding - (pat-wild) - - c) (let #bang #use (binding - (pat-name d) - - e) d)))
      ()))
  (let-decl (binding - (pat-name g) - - (app using a (paren (fun (pat-name b) b))) ())))
