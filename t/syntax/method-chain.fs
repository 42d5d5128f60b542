let f x =
    x.A
     .B
     .C
let g x =
    x
        .Foo(1)
        .Bar(2)
    |> ignore
let h =
    x.Foo(fun y ->
        y)
     .Bar()
===>
(file #implicit
  (let-decl (binding - (pat-name f) - - (path x A B C) (pat-name x)))
  (let-decl
    (binding - (pat-name g) - -
      (infix |> (app #adjacent (dot (app #adjacent (path x Foo) (paren 1)) Bar) (paren 2)) ignore)
      (pat-name x)))
  (let-decl
    (binding - (pat-name h) - -
      (app #adjacent (dot (app #adjacent (path x Foo) (paren (fun (pat-name y) y))) Bar) ()))))
