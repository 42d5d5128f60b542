let f x = x in
let y = f 1 in
printfn "%d" y
===>
(file #implicit
  (let-decl (binding - (pat-name f) - - x (pat-name x)))
  (let-decl (binding - (pat-name y) - - (app f 1)))
  (do-decl #implicit (app printfn "%d" y)))
