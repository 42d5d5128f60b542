let a = fun () -> 1
let b = fun _ -> 1
let c = fun (x: int) -> x
let d = fun {A = a} -> a
let e = fun [x] -> x
let f = fun (Some x) y -> x
let g = fun struct (a, b) -> a
===>
(file #implicit
  (let-decl (binding - (pat-name a) - - (fun () 1)))
  (let-decl (binding - (pat-name b) - - (fun (pat-wild) 1)))
  (let-decl (binding - (pat-name c) - - (fun (pat-paren (pat-typed (pat-name x) (type int))) x)))
  (let-decl (binding - (pat-name d) - - (fun (pat-record (pat-field A (pat-name a))) a)))
  (let-decl (binding - (pat-name e) - - (fun (pat-list (pat-name x)) x)))
  (let-decl
    (binding - (pat-name f) - - (fun (pat-paren (pat-case Some (pat-name x))) (pat-name y) x)))
  (let-decl (binding - (pat-name g) - - (fun (pat-tuple #struct (pat-name a) (pat-name b)) a))))
