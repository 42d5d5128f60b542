let f a b c =
    if a
       && b
       || c then
        1
    elif
        a
        && c
    then
        2
    else
        3
===>
(file #implicit
  (let-decl
    (binding - (pat-name f) - -
      (if (infix || (infix && a b) c) 1 (infix && a c) 2 3)
      (pat-name a)
      (pat-name b)
      (pat-name c))))
