module M =
    type T = A | B
    let f = function A -> 1 | B -> 2
    [<RequireQualifiedAccess>]
    module N =
        let x = 1
let y = M.f M.A
===>
(file #implicit
  (module M
    (types (type-def T - - (repr-union (case A) (case B))))
    (let-decl
      (binding - (pat-name f) - - (function (rule (pat-name A) - 1) (rule (pat-name B) - 2))))
    (module (attribute RequireQualifiedAccess -) N (let-decl (binding - (pat-name x) - - 1))))
  (let-decl (binding - (pat-name y) - - (app (path M f) (path M A)))))
