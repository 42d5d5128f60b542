let f x = if x then 1 else if not x then 2 else 3
let g x =
    if x then
        1
    else if not x then
        2
    else
        3
if true then printfn "a"; printfn "b"
===>
(file #implicit
  (let-decl (binding - (pat-name f) - - (if x 1 (app not x) 2 3) (pat-name x)))
  (let-decl (binding - (pat-name g) - - (if x 1 (app not x) 2 3) (pat-name x)))
  (do-decl #implicit (if true (seq (app printfn "a") (app printfn "b")) -)))
