let x =
    if true then
        if false then 1
        else 2
    else 3
let y = if a then (if b then c else d) else e
===>
(file #implicit
  (let-decl (binding - (pat-name x) - - (if true (if false 1 2) 3)))
  (let-decl (binding - (pat-name y) - - (if a (paren (if b c d)) e))))
