
module A

open B


let x =

    1

let y =
    2


    + 3

===>
(file
  (module #top A
    (open B)
    (let-decl (binding - (pat-name x) - - 1))
    (let-decl (binding - (pat-name y) - - (infix + 2 3)))))
