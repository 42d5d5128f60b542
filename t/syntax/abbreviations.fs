type T = int
type U = int list
type V<'a> = 'a option
type W = int * string
type X = int -> int
type Y = V<int>
type Z = (int * int) list
type 'a T2 = 'a list
type ('a, 'b) T3 = Map<'a, 'b>
===>
(file #implicit
  (types (type-def T - - (repr-abbrev (type int))))
  (types (type-def U - - (repr-abbrev (type #postfix list (type int)))))
  (types
    (type-def V (type-params (type-var a)) - (repr-abbrev (type #postfix option (type-var a)))))
  (types (type-def W - - (repr-abbrev (type-tuple (type int) (type string)))))
  (types (type-def X - - (repr-abbrev (type-fun (type int) (type int)))))
  (types (type-def Y - - (repr-abbrev (type V (type int)))))
  (types
    (type-def Z - -
      (repr-abbrev (type #postfix list (type-paren (type-tuple (type int) (type int)))))))
  (types (type-def T2 (type-params (type-var a)) - (repr-abbrev (type #postfix list (type-var a)))))
  (types
    (type-def T3
      (type-params (type-var a) (type-var b))
      -
      (repr-abbrev (type Map (type-var a) (type-var b))))))
