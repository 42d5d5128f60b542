type T() =
    [<DataRow(1, 1, 1)>]
    [<DataRow(2,
    16, 65536)>]
    [<A; B(
        1
    )>]
    member this.M(x, y, z) =
        x
    inherit Base(
  1)
===>
(file #implicit
  (types
    (type-def T -
      (ctor-params () -)
      (repr-class plain)
      (member (attribute DataRow (paren (tuple 1 1 1))) (attribute DataRow (paren (tuple 2 16 65536))) (attribute A -) (attribute B (paren 1))
        this
        M
        -
        -
        x
        (pat-paren (pat-tuple (pat-name x) (pat-name y) (pat-name z))))
      (inherit (type Base) (paren 1) -))))
