do
    printfn "a"
    printfn "b"
do printfn "c"
for x in xs do
    printfn "d"
while true do printfn "e"
if true then
    printfn "f"
let f () = do printfn "g"
===>
(file #implicit
  (do-decl (seq (app printfn "a") (app printfn "b")))
  (do-decl (app printfn "c"))
  (do-decl #implicit (for-in (pat-name x) xs (app printfn "d")))
  (do-decl #implicit (while true (app printfn "e")))
  (do-decl #implicit (if true (app printfn "f") -))
  (let-decl (binding - (pat-name f) - - (do (app printfn "g")) ())))
