let f (x: int) : int = x
let g : int -> int = fun x -> x
let h = fun (x: int) (y: string) -> x
let i = (fun x -> x : int)
let j = (1 : int)
let k (x : int, y : string) = x
===>
(file #implicit
  (let-decl (binding - (pat-name f) - (type int) x (pat-paren (pat-typed (pat-name x) (type int)))))
  (let-decl (binding - (pat-name g) - (type-fun (type int) (type int)) (fun (pat-name x) x)))
  (let-decl
    (binding - (pat-name h) - -
      (fun
        (pat-paren (pat-typed (pat-name x) (type int)))
        (pat-paren (pat-typed (pat-name y) (type string)))
        x)))
  (let-decl (binding - (pat-name i) - - (paren (fun (pat-name x) (typed x (type int))))))
  (let-decl (binding - (pat-name j) - - (paren (typed 1 (type int)))))
  (let-decl
    (binding - (pat-name k) - - x
      (pat-paren
        (pat-tuple (pat-typed (pat-name x) (type int)) (pat-typed (pat-name y) (type string)))))))
