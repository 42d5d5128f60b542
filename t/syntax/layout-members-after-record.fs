type R =
    { X: int
      Y: int }
    member r.Sum = r.X + r.Y
    static member Zero =
        { X = 0
          Y = 0 }
type S = {
    X: int
} with
    member s.A = 1
===>
(file #implicit
  (types
    (type-def R - -
      (repr-record (field X (type int)) (field Y (type int)))
      (member r Sum - - (infix + (path r X) (path r Y)))
      (member #static - Zero - - (record - (field-init X 0) (field-init Y 0)))))
  (types (type-def S - - (repr-record (field X (type int))) (member s A - - 1))))
