[<assembly: System.Obsolete>]
do ()
[<System.Obsolete("x"); System.Serializable>]
type T = A
[<System.Obsolete>]
[<System.Serializable>]
type U =
    | [<System.Obsolete>] B
    | C
===>
(file #implicit
  (do-decl (attribute assembly (path System Obsolete) -) ())
  (types
    (type-def (attribute (path System Obsolete) (paren "x")) (attribute (path System Serializable) -)
      T
      -
      -
      (repr-abbrev (type A))))
  (types
    (type-def (attribute (path System Obsolete) -) (attribute (path System Serializable) -)
      U
      -
      -
      (repr-union (case (attribute (path System Obsolete) -) B) (case C)))))
