type A =
    { B: C option }
and C =
    { A: A }
and [<Sealed>] D() =
    member _.X = 1
and E = | F of A | G of C
===>
(file #implicit
  (types
    (type-def A - - (repr-record (field B (type #postfix option (type C)))))
    (type-def C - - (repr-record (field A (type A))))
    (type-def (attribute Sealed -) D - (ctor-params () -) (repr-class plain) (member _ X - - 1))
    (type-def E - - (repr-union (case F (field - (type A))) (case G (field - (type C)))))))
