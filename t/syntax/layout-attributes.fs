[<A>]
[<B(1)>]
let x = 1
[<A; B>]
type T() =
    [<A>]
    member _.X = 1
    [<A>] member _.Y = 1
    [<B>]
    static member Z([<A>] x: int, [<B>] ?y: int) = 1
let f ([<A>] x) = x
[<assembly: X>]
do ()
===>
(file #implicit
  (let-decl (binding (attribute A -) (attribute B (paren 1)) - (pat-name x) - - 1))
  (types
    (type-def (attribute A -) (attribute B -) T -
      (ctor-params () -)
      (repr-class plain)
      (member (attribute A -) _ X - - 1)
      (member (attribute A -) _ Y - - 1)
      (member #static (attribute B -) - Z - - 1
        (pat-paren
          (pat-tuple
            (pat-attrs (attribute A -) (pat-typed (pat-name x) (type int)))
            (pat-attrs (attribute B -) (pat-typed (pat-optional y) (type int))))))))
  (let-decl (binding - (pat-name f) - - x (pat-paren (pat-attrs (attribute A -) (pat-name x)))))
  (do-decl (attribute assembly X -) ()))
