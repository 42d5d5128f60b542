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
