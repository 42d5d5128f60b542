let a =
    x.Foo(
        1,
        2
    )
let b = x.Foo(1,
              2)
let c =
    x.Foo(
        a = 1,
        b = (fun () ->
            3),
        c = 4)
let d = x.Foo(fun y ->
    y + 1)
===>
(file #implicit
  (let-decl (binding - (pat-name a) - - (app #adjacent (path x Foo) (paren (tuple 1 2)))))
  (let-decl (binding - (pat-name b) - - (app #adjacent (path x Foo) (paren (tuple 1 2)))))
  (let-decl
    (binding - (pat-name c) - -
      (app #adjacent
        (path x Foo)
        (paren (tuple (infix = a 1) (infix = b (paren (fun () 3))) (infix = c 4))))))
  (let-decl
    (binding - (pat-name d) - -
      (app #adjacent (path x Foo) (paren (fun (pat-name y) (infix + y 1)))))))
