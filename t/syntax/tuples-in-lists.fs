let xs = [ 1, 2; 3, 4 ]
let ys = [ (1, 2)
           (3, 4) ]
let d = dict [ "a", 1
               "b", 2 ]
let m =
    Map.ofList [
        1, "a"
        2, "b"
    ]
===>
(file #implicit
  (let-decl (binding - (pat-name xs) - - (list (tuple 1 2) (tuple 3 4))))
  (let-decl (binding - (pat-name ys) - - (list (paren (tuple 1 2)) (paren (tuple 3 4)))))
  (let-decl (binding - (pat-name d) - - (app dict (list (tuple "a" 1) (tuple "b" 2)))))
  (let-decl (binding - (pat-name m) - - (app (path Map ofList) (list (tuple 1 "a") (tuple 2 "b"))))))
