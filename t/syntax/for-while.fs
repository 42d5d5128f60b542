let f x =
    while x > 1 do
        printfn "a"
    for i = 1 to 3 do printfn "%d" i
    for i = 3 downto 1 do
        printfn "%d" i
    for (a, b) in [1,2] do
        ()
    done
===>
(file #implicit
  (let-decl
    (binding - (pat-name f) - -
      (seq
        (while (infix > x 1) (app printfn "a"))
        (for-to i 1 3 (app printfn "%d" i))
        (for-to #down i 3 1 (app printfn "%d" i))
        (for-in (pat-paren (pat-tuple (pat-name a) (pat-name b))) (list (tuple 1 2)) ()))
      (pat-name x))))
