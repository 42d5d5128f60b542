[<Struct>]
type P = { X: float; Y: float }
[<Struct; CustomEquality; NoComparison>]
type Q =
    val X: int
    val mutable Y: int
    new (x) = { X = x; Y = 0 }
type E = A = 0 | B = 1
type E2 =
    | A = 0uy
    | B = 1uy
===>
(file #implicit
  (types
    (type-def (attribute Struct -) P - -
      (repr-record (field X (type float)) (field Y (type float)))))
  (types
    (type-def (attribute Struct -) (attribute CustomEquality -) (attribute NoComparison -)
      Q
      -
      -
      (repr-class plain)
      (field #val X (type int))
      (field #mutable #val Y (type int))
      (ctor (pat-paren (pat-name x)) - (record - (field-init X x) (field-init Y 0)))))
  (types (type-def E - - (repr-enum (enum-case A 0) (enum-case B 1))))
  (types (type-def E2 - - (repr-enum (enum-case A 0:u8) (enum-case B 1:u8)))))
