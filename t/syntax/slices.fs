let x = [1;2;3].[0..1]
let y = "abc"[1..]
let z = [|1;2;3|][..^1]
let w = xs[^1]
===>
(file #implicit
  (let-decl (binding - (pat-name x) - - (index (list 1 2 3) (range 0 - 1))))
  (let-decl (binding - (pat-name y) - - (index #adjacent "abc" (range 1 - -))))
  (let-decl
    (binding - (pat-name z) - - (index #adjacent (array 1 2 3) (range - - (prefix ^ #adjacent 1)))))
  (let-decl (binding - (pat-name w) - - (index #adjacent xs (prefix ^ #adjacent 1)))))
