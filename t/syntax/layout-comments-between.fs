let f x =
    // a
    x
        // b
    |> g
    (* c
 d *)
    |> h
// e
let g = 1
===>
(file #implicit
  (let-decl (binding - (pat-name f) - - (infix |> (infix |> x g) h) (pat-name x)))
  (let-decl (binding - (pat-name g) - - 1)))
