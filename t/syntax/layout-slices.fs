let a = xs.[1..]
let b = xs[..2]
let c = xs.[1..2, *]
let d = xs[1, 2..]
let e = xs.[^1]
let f = xs[..^2]
let g = xs.[ 1
           .. 2 ]
===>
(file #implicit
  (let-decl (binding - (pat-name a) - - (index xs (range 1 - -))))
  (let-decl (binding - (pat-name b) - - (index #adjacent xs (range - - 2))))
  (let-decl (binding - (pat-name c) - - (index xs (tuple (range 1 - 2) (range - - -)))))
  (let-decl (binding - (pat-name d) - - (index #adjacent xs (tuple 1 (range 2 - -)))))
  (let-decl (binding - (pat-name e) - - (index xs (prefix ^ #adjacent 1))))
  (let-decl (binding - (pat-name f) - - (index #adjacent xs (range - - (prefix ^ #adjacent 2)))))
  (let-decl (binding - (pat-name g) - - (index xs (range 1 - 2)))))
