let a =
    { new I with
        member _.M() = 1
        member _.N() =
            2 }
let b = { new B(1) with
            override _.M() = 1
          interface J with
            member _.K() = 2 }
let c =
    {
        new I with
            member _.M() = 1
    }
===>
(file #implicit
  (let-decl
    (binding - (pat-name a) - - (object (type I) - - (member _ M - - 1 ()) (member _ N - - 2 ()))))
  (let-decl
    (binding - (pat-name b) - -
      (object
        (type B)
        (paren 1)
        -
        (member #override _ M - - 1 ())
        (interface (type J) (member _ K - - 2 ())))))
  (let-decl (binding - (pat-name c) - - (object (type I) - - (member _ M - - 1 ())))))
