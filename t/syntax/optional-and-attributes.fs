let f ([<ParamArray>] xs: int[]) = ()
type T() =
    member _.M([<System.ParamArray>] args: obj[]) = ()
    member _.N(?x: int, ?y) = defaultArg x 1
    [<System.Obsolete("x")>]
    member _.O = 1
    static member inline P x = x
let t = T()
t.N(x = 1)
t.N(?x = None)
===>
(file #implicit
  (let-decl
    (binding - (pat-name f) - - ()
      (pat-paren
        (pat-attrs (attribute ParamArray -) (pat-typed (pat-name xs) (type-array (type int)))))))
  (types
    (type-def T -
      (ctor-params () -)
      (repr-class plain)
      (member _ M - - ()
        (pat-paren
          (pat-attrs (attribute (path System ParamArray) -)
            (pat-typed (pat-name args) (type-array (type obj))))))
      (member _ N - -
        (app defaultArg x 1)
        (pat-paren (pat-tuple (pat-typed (pat-optional x) (type int)) (pat-optional y))))
      (member (attribute (path System Obsolete) (paren "x")) _ O - - 1)
      (member #static #inline - P - - x (pat-name x))))
  (let-decl (binding - (pat-name t) - - (app #adjacent T ())))
  (do-decl #implicit (app #adjacent (path t N) (paren (infix = x 1))))
  (do-decl #implicit (app #adjacent (path t N) (paren (infix = ?x None)))))
