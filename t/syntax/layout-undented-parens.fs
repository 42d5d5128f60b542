let f x =
    foo (
        1
    ) (
        2
    )
let g x = foo (fun () ->
    1
)
let h = (
    let a = 1
    a
    )
===>
(file #implicit
  (let-decl (binding - (pat-name f) - - (app foo (paren 1) (paren 2)) (pat-name x)))
  (let-decl (binding - (pat-name g) - - (app foo (paren (fun () 1))) (pat-name x)))
  (let-decl (binding - (pat-name h) - - (paren (let (binding - (pat-name a) - - 1) a)))))
