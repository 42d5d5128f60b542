let r = { new R with A = 1 and B = 2 }
let s = { new R
            with A = 1
            and B = 2 }
let d = { new System.IDisposable with x.Dispose() = () }
let c = { new I with member this.M() = () end }
===>
(file #implicit
  (let-decl (binding - (pat-name r) - - (record - (field-init A 1) (field-init B 2))))
  (let-decl (binding - (pat-name s) - - (record - (field-init A 1) (field-init B 2))))
  (let-decl
    (binding - (pat-name d) - -
      (object (type (path System IDisposable)) - - (member #override x Dispose - - () ()))))
  (let-decl (binding - (pat-name c) - - (object (type I) - - (member this M - - () ())))))
