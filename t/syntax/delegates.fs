type D = delegate of int * string -> bool
type D2 = delegate of unit -> unit
let d = D(fun a b -> true)
===>
(file #implicit
  (types
    (type-def D - - (repr-delegate (type-fun (type-tuple (type int) (type string)) (type bool)))))
  (types (type-def D2 - - (repr-delegate (type-fun (type unit) (type unit)))))
  (let-decl
    (binding - (pat-name d) - - (app #adjacent D (paren (fun (pat-name a) (pat-name b) true))))))
