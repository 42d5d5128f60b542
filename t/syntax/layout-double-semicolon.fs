let a = 1;;
let b = 2
;;
open C;;
type T = int;;
===>
(file #implicit
  (let-decl (binding - (pat-name a) - - 1))
  (let-decl (binding - (pat-name b) - - 2))
  (open C)
  (types (type-def T - - (repr-abbrev (type int)))))
