type T = private { A: int }
type U = private | A | B
type V = internal
          | A
          | B
type private W = int
type X private () =
    member private x.A = 1
    member internal x.B = 2
===>
(file #implicit
  (types (type-def T - - (repr-record #private (field A (type int)))))
  (types (type-def U - - (repr-union #private (case A) (case B))))
  (types (type-def V - - (repr-union #internal (case A) (case B))))
  (types (type-def #private W - - (repr-abbrev (type int))))
  (types
    (type-def X -
      (ctor-params #private () -)
      (repr-class plain)
      (member #private x A - - 1)
      (member #internal x B - - 2))))
