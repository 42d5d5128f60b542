let f a b c =
    a &&
    b &&
    c
let g a b c =
    a
    && b
    || c
let h =
    (1,
     2,
     3)
let i =
    [ 1;
      2;
      3; ]
===>
(file #implicit
  (let-decl
    (binding - (pat-name f) - - (infix && (infix && a b) c) (pat-name a) (pat-name b) (pat-name c)))
  (let-decl
    (binding - (pat-name g) - - (infix || (infix && a b) c) (pat-name a) (pat-name b) (pat-name c)))
  (let-decl (binding - (pat-name h) - - (paren (tuple 1 2 3))))
  (let-decl (binding - (pat-name i) - - (list 1 2 3))))
