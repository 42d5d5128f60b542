type R = { A: int; mutable B: string }
type R2 =
    { A2: int
      B2: string }
    member x.C = x.A2
let r = { A = 1; B = "x" }
let r2 = { r with A = 2 }
let r3 =
    { r with
        A = 3
        B = "y" }
===>
(file #implicit
  (types (type-def R - - (repr-record (field A (type int)) (field #mutable B (type string)))))
  (types
    (type-def R2 - -
      (repr-record (field A2 (type int)) (field B2 (type string)))
      (member x C - - (path x A2))))
  (let-decl (binding - (pat-name r) - - (record - (field-init A 1) (field-init B "x"))))
  (let-decl (binding - (pat-name r2) - - (record r (field-init A 2))))
  (let-decl (binding - (pat-name r3) - - (record r (field-init A 3) (field-init B "y")))))
