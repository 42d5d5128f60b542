let a =
    x
        .Foo()
        .Bar(1)
        .Baz
let b =
    x.Foo()
     .Bar(fun y -> y)
     .Baz()
let c = x.Foo(
            1
        ).Bar(
            2
        )
let d =
    Foo
        .Bar<int>(1)
        .Baz
        |> f
===>
(file #implicit
  (let-decl
    (binding - (pat-name a) - -
      (dot (app #adjacent (dot (app #adjacent (path x Foo) ()) Bar) (paren 1)) Baz)))
  (let-decl
    (binding - (pat-name b) - -
      (app #adjacent
        (dot
          (app #adjacent (dot (app #adjacent (path x Foo) ()) Bar) (paren (fun (pat-name y) y)))
          Baz)
        ())))
  (let-decl
    (binding - (pat-name c) - -
      (app #adjacent (dot (app #adjacent (path x Foo) (paren 1)) Bar) (paren 2))))
  (let-decl
    (binding - (pat-name d) - -
      (infix |> (dot (app #adjacent (type-app (path Foo Bar) (type int)) (paren 1)) Baz) f))))
