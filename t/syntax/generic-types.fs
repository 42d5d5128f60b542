let f<'T> (x: 'T) = x
let g (x: #seq<int>) = x
let h (x: _) = x
let i (x: 'a -> 'b) (y: 'a) : 'b = x y
let j : (int -> int) -> int = fun f -> f 1
let k (x: int * int -> int) = x (1, 2)
let l : unit -> unit = ignore
===>
(file #implicit
  (let-decl
    (binding - (pat-name f)
      (type-params (type-var T))
      -
      x
      (pat-paren (pat-typed (pat-name x) (type-var T)))))
  (let-decl
    (binding - (pat-name g) - - x
      (pat-paren (pat-typed (pat-name x) (type-flex (type seq (type int)))))))
  (let-decl (binding - (pat-name h) - - x (pat-paren (pat-typed (pat-name x) (type-wild)))))
  (let-decl
    (binding - (pat-name i) -
      (type-var b)
      (app x y)
      (pat-paren (pat-typed (pat-name x) (type-fun (type-var a) (type-var b))))
      (pat-paren (pat-typed (pat-name y) (type-var a)))))
  (let-decl
    (binding - (pat-name j) -
      (type-fun (type-paren (type-fun (type int) (type int))) (type int))
      (fun (pat-name f) (app f 1))))
  (let-decl
    (binding - (pat-name k) - -
      (app x (paren (tuple 1 2)))
      (pat-paren (pat-typed (pat-name x) (type-fun (type-tuple (type int) (type int)) (type int))))))
  (let-decl (binding - (pat-name l) - (type-fun (type unit) (type unit)) ignore)))
