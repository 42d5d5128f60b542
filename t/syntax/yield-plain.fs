let f x = yield x
let g = return! x
let h = use x = 1 in x
===>
(file #implicit
  (let-decl (binding - (pat-name f) - - (yield x) (pat-name x)))
  (let-decl (binding - (pat-name g) - - (return #bang x)))
  (let-decl (binding - (pat-name h) - - (let #use (binding - (pat-name x) - - 1) x))))
