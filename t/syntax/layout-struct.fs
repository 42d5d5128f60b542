[<Struct>]
type A =
    val X: int
    val mutable Y: int
    new(x, y) = { X = x; Y = y }
type B = struct
    val X: int
end
===>
(file #implicit
  (types
    (type-def (attribute Struct -) A - -
      (repr-class plain)
      (field #val X (type int))
      (field #mutable #val Y (type int))
      (ctor
        (pat-paren (pat-tuple (pat-name x) (pat-name y)))
        -
        (record - (field-init X x) (field-init Y y)))))
  (types (type-def B - - (repr-class struct) (field #val X (type int)))))
