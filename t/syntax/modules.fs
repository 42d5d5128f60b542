module A =
    let x = 1
    module B =
        let y = 2
module C = A.B
open A
open type System.Math
printfn "%d" x
===>
(file #implicit
  (module A
    (let-decl (binding - (pat-name x) - - 1))
    (module B (let-decl (binding - (pat-name y) - - 2))))
  (module-abbrev C (path A B))
  (open A)
  (open #type (type (path System Math)))
  (do-decl #implicit (app printfn "%d" x)))
