let f: int
    -> int =
    id
let g (x: int -> int
            -> int) = x
let h: Map<string,
           int> = Map.empty
let i: {| A: int
          B: int |} = x
type T = int
          * string
          -> int
===>
(file #implicit
  (let-decl (binding - (pat-name f) - (type-fun (type int) (type int)) id))
  (let-decl
    (binding - (pat-name g) - - x
      (pat-paren (pat-typed (pat-name x) (type-fun (type int) (type int) (type int))))))
  (let-decl (binding - (pat-name h) - (type Map (type string) (type int)) (path Map empty)))
  (let-decl
    (binding - (pat-name i) - (type-anon-record (field A (type int)) (field B (type int))) x))
  (types (type-def T - - (repr-abbrev (type-fun (type-tuple (type int) (type string)) (type int))))))
