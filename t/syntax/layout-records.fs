let a =
    { X = 1
      Y = 2 }
let b =
    {
        X = 1
        Y = 2
    }
let c = {
    X = 1
    Y = 2
}
let d = { X = 1; Y =
                    2 }
let e = { a with
            X = 1
            Y = 2 }
let f =
    { a with X = 1
             Y = 2 }
let g = { a with X =
                   let z = 1
                   z }
let h = {
    a with
        X = 1
}
===>
(file #implicit
  (let-decl (binding - (pat-name a) - - (record - (field-init X 1) (field-init Y 2))))
  (let-decl (binding - (pat-name b) - - (record - (field-init X 1) (field-init Y 2))))
  (let-decl (binding - (pat-name c) - - (record - (field-init X 1) (field-init Y 2))))
  (let-decl (binding - (pat-name d) - - (record - (field-init X 1) (field-init Y 2))))
  (let-decl (binding - (pat-name e) - - (record a (field-init X 1) (field-init Y 2))))
  (let-decl (binding - (pat-name f) - - (record a (field-init X 1) (field-init Y 2))))
  (let-decl
    (binding - (pat-name g) - - (record a (field-init X (let (binding - (pat-name z) - - 1) z)))))
  (let-decl (binding - (pat-name h) - - (record a (field-init X 1)))))
