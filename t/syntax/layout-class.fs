type A
    (
        x: int,
        y: int
    ) =
    inherit B(x)
    let z = x
    do printfn "a"
    do
        printfn "b"
    member _.X = x
    member this.Y
        with get () = y
        and set (v: int) = ()
    member this.Z = z
    static member W = 1
    interface I with
        member _.M() = 1
        member _.N() = 2
    interface J
    override _.ToString() = "a"
    new(x) = A(x, 1)
===>
(file #implicit
  (types
    (type-def A -
      (ctor-params
        (pat-paren
          (pat-tuple (pat-typed (pat-name x) (type int)) (pat-typed (pat-name y) (type int))))
        -)
      (repr-class plain)
      (inherit (type B) (paren x) -)
      (let-decl (binding - (pat-name z) - - x))
      (do-decl (app printfn "a"))
      (do-decl (app printfn "b"))
      (member _ X - - x)
      (property
        (member #get this Y - - y ())
        (member #set this Y - - () (pat-paren (pat-typed (pat-name v) (type int)))))
      (member this Z - - z)
      (member #static - W - - 1)
      (interface (type I) (member _ M - - 1 ()) (member _ N - - 2 ()))
      (interface #implicit (type J))
      (member #override _ ToString - - "a" ())
      (ctor (pat-paren (pat-name x)) - (app #adjacent A (paren (tuple x 1)))))))
