namespace A.B

open C

type T = int

namespace D

module E =
    let x = 1

namespace global

type U = int
===>
(file
  (namespace (path A B) (open C) (types (type-def T - - (repr-abbrev (type int)))))
  (namespace D (module E (let-decl (binding - (pat-name x) - - 1))))
  (namespace - (types (type-def U - - (repr-abbrev (type int))))))
