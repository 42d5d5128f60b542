let a = new Foo(
    1,
    2
)
let b =
    new Foo
        (1)
let c = new Foo<int> (1)
let f () = use x = new Foo(1) in x.Y
===>
(file #implicit
  (let-decl (binding - (pat-name a) - - (new (type Foo) (paren (tuple 1 2)))))
  (let-decl (binding - (pat-name b) - - (new (type Foo) (paren 1))))
  (let-decl (binding - (pat-name c) - - (new (type Foo (type int)) (paren 1))))
  (let-decl
    (binding - (pat-name f) - -
      (let #use (binding - (pat-name x) - - (new (type Foo) (paren 1))) (path x Y))
      ())))
