let a, b = 1, 2
let (c, d) = 3, 4
let [e; f] = [1; 2]
let { A = x } = { A = 1 }
let Some y = Some 1
let _ = 1
let (z: int), w = 1, 2
let x :: xs = [1]
let p as q = 1
===>
(file #implicit
  (let-decl (binding - (pat-tuple (pat-name a) (pat-name b)) - - (tuple 1 2)))
  (let-decl (binding - (pat-paren (pat-tuple (pat-name c) (pat-name d))) - - (tuple 3 4)))
  (let-decl (binding - (pat-list (pat-name e) (pat-name f)) - - (list 1 2)))
  (let-decl (binding - (pat-record (pat-field A (pat-name x))) - - (record - (field-init A 1))))
  (let-decl (binding - (pat-name Some) - - (app Some 1) (pat-name y)))
  (let-decl (binding - (pat-wild) - - 1))
  (let-decl
    (binding -
      (pat-tuple (pat-paren (pat-typed (pat-name z) (type int))) (pat-name w))
      -
      -
      (tuple 1 2)))
  (let-decl (binding - (pat-cons (pat-name x) (pat-name xs)) - - (list 1)))
  (let-decl (binding - (pat-as (pat-name p) (pat-name q)) - - 1)))
