let x = [
    1
    2
    3
]
let y = [|
    1; 2
    3
|]
let z =
    [ 1
      2 ]
let w = {|
    A = 1
    B = 2
|}
===>
(file #implicit
  (let-decl (binding - (pat-name x) - - (list 1 2 3)))
  (let-decl (binding - (pat-name y) - - (array 1 2 3)))
  (let-decl (binding - (pat-name z) - - (list 1 2)))
  (let-decl (binding - (pat-name w) - - (anon-record - (field-init A 1) (field-init B 2)))))
