type A = { f: int -> int; g: int * int -> string; h: int list option }
let a = { f = (fun x -> x); g = fun (a, b) -> "x"
          h = None }
let b = { f = fun x -> x
          g = fun _ -> ""
          h = Some [1] }
===>
(file #implicit
  (types
    (type-def A - -
      (repr-record
        (field f (type-fun (type int) (type int)))
        (field g (type-fun (type-tuple (type int) (type int)) (type string)))
        (field h (type #postfix option (type #postfix list (type int)))))))
  (let-decl
    (binding - (pat-name a) - -
      (record -
        (field-init f (paren (fun (pat-name x) x)))
        (field-init g (fun (pat-paren (pat-tuple (pat-name a) (pat-name b))) "x"))
        (field-init h None))))
  (let-decl
    (binding - (pat-name b) - -
      (record -
        (field-init f (fun (pat-name x) x))
        (field-init g (fun (pat-wild) ""))
        (field-init h (app Some (list 1)))))))
