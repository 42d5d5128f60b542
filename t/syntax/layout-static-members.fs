type A =
    static member inline B(x: ^T) = x
    static member (+)(a: A, b: A) = a
    static member (~-)(a: A) = a
    static member op_Implicit(a: A): int = 1
    member inline private x.C = 1
    member val D = 1 with get, set
    static member val E = 2
    abstract F: int
    default x.F = 1
    member x.Item
        with get (i: int) = i
        and set (i: int) (v: int) = ()
===>
(file #implicit
  (types
    (type-def A - -
      (repr-class plain)
      (member #static #inline - B - - x (pat-paren (pat-typed (pat-name x) (type-var T #head))))
      (member #static - (+) - - a
        (pat-paren (pat-tuple (pat-typed (pat-name a) (type A)) (pat-typed (pat-name b) (type A)))))
      (member #static - (~-) - - a (pat-paren (pat-typed (pat-name a) (type A))))
      (member #static - op_Implicit - (type int) 1 (pat-paren (pat-typed (pat-name a) (type A))))
      (member #inline #private x C - - 1)
      (auto-property #get #set D - 1)
      (auto-property #static #get E - 2)
      (abstract F - (type int))
      (member #default x F - - 1)
      (property
        (member #get x Item - - i (pat-paren (pat-typed (pat-name i) (type int))))
        (member #set x Item - - ()
          (pat-paren (pat-typed (pat-name i) (type int)))
          (pat-paren (pat-typed (pat-name v) (type int))))))))
