if true then
    printfn "a"
else
    printfn "b"
for i in 1..3 do
    printfn "%d" i
while false do ()
match 1 with
| 1 -> ()
| _ -> ()
===>
(file #implicit
  (do-decl #implicit (if true (app printfn "a") (app printfn "b")))
  (do-decl #implicit (for-in (pat-name i) (range 1 - 3) (app printfn "%d" i)))
  (do-decl #implicit (while false ()))
  (do-decl #implicit (match 1 (rule 1 - ()) (rule (pat-wild) - ()))))
