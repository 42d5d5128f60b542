let f x = x in
let y = f 1 in
printfn "%d" y
===>
(file #implicit
  (do-decl #implicit
    (let
      (binding - (pat-name f) - - x (pat-name x))
      (let (binding - (pat-name y) - - (app f 1)) (app printfn "%d" y)))))
