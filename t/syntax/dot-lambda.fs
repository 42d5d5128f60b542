let f = _.Length
let g = List.map _.ToString()
let h = List.map _.A.B
let i = "a" |> _.Length
===>
(file #implicit
  (let-decl (binding - (pat-name f) - - (dot-lambda (dot (_) Length))))
  (let-decl
    (binding - (pat-name g) - -
      (app (path List map) (dot-lambda (app #adjacent (dot (_) ToString) ())))))
  (let-decl (binding - (pat-name h) - - (app (path List map) (dot-lambda (dot (dot (_) A) B)))))
  (let-decl (binding - (pat-name i) - - (infix |> "a" (dot-lambda (dot (_) Length))))))
