let a =
    foo
        1
        2
        (3
         + 4)
        [ 5
          6 ]
let b =
    foo 1
        2
        3
let c = foo 1 2 (fun x ->
    x + 1)
let d =
    foo (fun x ->
            x + 1)
        (fun y ->
            y + 2)
===>
(file #implicit
  (let-decl (binding - (pat-name a) - - (app foo 1 2 (paren (infix + 3 4)) (list 5 6))))
  (let-decl (binding - (pat-name b) - - (app foo 1 2 3)))
  (let-decl (binding - (pat-name c) - - (app foo 1 2 (paren (fun (pat-name x) (infix + x 1))))))
  (let-decl
    (binding - (pat-name d) - -
      (app foo (paren (fun (pat-name x) (infix + x 1))) (paren (fun (pat-name y) (infix + y 2)))))))
