type T() =
    let a = 1
    let b = 2
    member x.A = a
    member x.B = b
and U(t: T) =
    inherit T()
    member x.C = base.A
    override x.Equals(o) = true
    override _.GetHashCode() = 1
===>
(file #implicit
  (types
    (type-def T -
      (ctor-params () -)
      (repr-class plain)
      (let-decl (binding - (pat-name a) - - 1))
      (let-decl (binding - (pat-name b) - - 2))
      (member x A - - a)
      (member x B - - b))
    (type-def U -
      (ctor-params (pat-paren (pat-typed (pat-name t) (type T))) -)
      (repr-class plain)
      (inherit (type T) () -)
      (member x C - - (path base A))
      (member #override x Equals - - true (pat-paren (pat-name o)))
      (member #override _ GetHashCode - - 1 ()))))
