type T() =
    member x.A(a: int, b: int): int = a
    member x.B (a: int) (b: int) : int = a
    member x.C = fun a -> a
    member x.D<'a> (a: 'a) = a
    static member val E = 1 with get, set
    member x.F with set (v: int) = ()
    member x.G
        with get () = 1
        and set (v: int) = ()
===>
(file #implicit
  (types
    (type-def T -
      (ctor-params () -)
      (repr-class plain)
      (member x A -
        (type int)
        a
        (pat-paren
          (pat-tuple (pat-typed (pat-name a) (type int)) (pat-typed (pat-name b) (type int)))))
      (member x B -
        (type int)
        a
        (pat-paren (pat-typed (pat-name a) (type int)))
        (pat-paren (pat-typed (pat-name b) (type int))))
      (member x C - - (fun (pat-name a) a))
      (member x D (type-params (type-var a)) - a (pat-paren (pat-typed (pat-name a) (type-var a))))
      (auto-property #static #get #set E - 1)
      (property (member #set x F - - () (pat-paren (pat-typed (pat-name v) (type int)))))
      (property
        (member #get x G - - 1 ())
        (member #set x G - - () (pat-paren (pat-typed (pat-name v) (type int))))))))
