let a = 1;;
let b = 2;;
printfn "%d" a;;
===>
(file #implicit
  (let-decl (binding - (pat-name a) - - 1))
  (let-decl (binding - (pat-name b) - - 2))
  (do-decl #implicit (app printfn "%d" a)))
