let f x =
    if x = 1 then 1
    elif x = 2 then 2
    else if x = 3 then 3
    else if x = 4
    then 4
    else
        if x = 5 then 5
        else 6
===>
(file #implicit
  (let-decl
    (binding - (pat-name f) - -
      (if (infix = x 1) 1 (infix = x 2) 2 (infix = x 3) 3 (infix = x 4) 4 (if (infix = x 5) 5 6))
      (pat-name x))))
