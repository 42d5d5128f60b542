let tree =
    Node(
        Leaf,
        1,
        Leaf
    )
let call =
    foo(
        a,
        b = 2,
        c = fun x -> x
    )
let call2 = foo (
                a,
                b)
===>
(file #implicit
  (let-decl (binding - (pat-name tree) - - (app #adjacent Node (paren (tuple Leaf 1 Leaf)))))
  (let-decl
    (binding - (pat-name call) - -
      (app #adjacent foo (paren (tuple a (infix = b 2) (infix = c (fun (pat-name x) x)))))))
  (let-decl (binding - (pat-name call2) - - (app foo (paren (tuple a b))))))
