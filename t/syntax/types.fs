let f (a: int list) (b: int[]) (c: int[,]) (d: Map<string, int>) (e: (int * string) list) (g: int -> int -> int) : unit = ()
let g (x: struct (int * int)) = struct (1, 2)
let h (x: {| A: int; B: string |}) = {| A = 1; B = "x" |}
let i = struct {| A = 1 |}
let j : int option list = []
let k : System.Collections.Generic.List<int> = null
let l : list<list<int>> = []
===>
(file #implicit
  (let-decl
    (binding - (pat-name f) -
      (type unit)
      ()
      (pat-paren (pat-typed (pat-name a) (type #postfix list (type int))))
      (pat-paren (pat-typed (pat-name b) (type-array (type int))))
      (pat-paren (pat-typed (pat-name c) (type-array 2 (type int))))
      (pat-paren (pat-typed (pat-name d) (type Map (type string) (type int))))
      (pat-paren
        (pat-typed (pat-name e)
          (type #postfix list (type-paren (type-tuple (type int) (type string))))))
      (pat-paren (pat-typed (pat-name g) (type-fun (type int) (type int) (type int))))))
  (let-decl
    (binding - (pat-name g) - -
      (tuple #struct 1 2)
      (pat-paren (pat-typed (pat-name x) (type-tuple #struct (type int) (type int))))))
  (let-decl
    (binding - (pat-name h) - -
      (anon-record - (field-init A 1) (field-init B "x"))
      (pat-paren
        (pat-typed (pat-name x) (type-anon-record (field A (type int)) (field B (type string)))))))
  (let-decl (binding - (pat-name i) - - (anon-record #struct - (field-init A 1))))
  (let-decl
    (binding - (pat-name j) - (type #postfix list (type #postfix option (type int))) (list)))
  (let-decl
    (binding - (pat-name k) - (type (path System Collections Generic List) (type int)) null))
  (let-decl (binding - (pat-name l) - (type list (type list (type int))) (list))))
