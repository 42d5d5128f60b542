let a = xs |> List.map _.Name
let b = xs |> List.map _.Foo(1).Bar
let c = xs |> List.map _.[0]
let d = f _.X _.Y
===>
(file #implicit
  (let-decl
    (binding - (pat-name a) - - (infix |> xs (app (path List map) (dot-lambda (dot (_) Name))))))
  (let-decl
    (binding - (pat-name b) - -
      (infix |> xs
        (app (path List map) (dot-lambda (dot (app #adjacent (dot (_) Foo) (paren 1)) Bar))))))
  (let-decl
    (binding - (pat-name c) - - (infix |> xs (app (path List map) (dot-lambda (index (_) 0))))))
  (let-decl (binding - (pat-name d) - - (app f (dot-lambda (dot (_) X)) (dot-lambda (dot (_) Y))))))
