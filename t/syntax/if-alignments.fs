let a = if true then 1
        else 2
let b = if true
        then 1
        else 2
let c = if true then
          1
        else
          2
let d =
  if true then 1 else 2
  |> ignore
===>
(file #implicit
  (let-decl (binding - (pat-name a) - - (if true 1 2)))
  (let-decl (binding - (pat-name b) - - (if true 1 2)))
  (let-decl (binding - (pat-name c) - - (if true 1 2)))
  (let-decl (binding - (pat-name d) - - (infix |> (if true 1 2) ignore))))
