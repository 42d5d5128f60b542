type T =
    { A: int // c
      B: int }
    interface System.IDisposable with
        member _.Dispose() = ()
    static member X = 1
===>
(file #implicit
  (types
    (type-def T - -
      (repr-record (field A (type int)) (field B (type int)))
      (interface (type (path System IDisposable)) (member _ Dispose - - () ()))
      (member #static - X - - 1))))
