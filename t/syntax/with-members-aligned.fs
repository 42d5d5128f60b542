type T = { X: int } with
    static member Zero = { X = 0 }
    member t.Y = t.X
type U = | A | B with member x.Z = 1
===>
(file #implicit
  (types
    (type-def T - -
      (repr-record (field X (type int)))
      (member #static - Zero - - (record - (field-init X 0)))
      (member t Y - - (path t X))))
  (types (type-def U - - (repr-union (case A) (case B)) (member x Z - - 1))))
