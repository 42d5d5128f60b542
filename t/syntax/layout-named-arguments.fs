let a = F(x = 1, ?y = Some 2, z = (3, 4))
let b = F(1, y = fun x -> x)
let c = C(X = 1, Y = 2)
===>
(file #implicit
  (let-decl
    (binding - (pat-name a) - -
      (app #adjacent F
        (paren (tuple (infix = x 1) (infix = ?y (app Some 2)) (infix = z (paren (tuple 3 4))))))))
  (let-decl
    (binding - (pat-name b) - -
      (app #adjacent F (paren (tuple 1 (infix = y (fun (pat-name x) x)))))))
  (let-decl
    (binding - (pat-name c) - - (app #adjacent C (paren (tuple (infix = X 1) (infix = Y 2)))))))
