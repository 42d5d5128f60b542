namespace N
module M =
    let x = 1
namespace N.O
type T = int
===>
(file
  (namespace N (module M (let-decl (binding - (pat-name x) - - 1))))
  (namespace (path N O) (types (type-def T - - (repr-abbrev (type int))))))
