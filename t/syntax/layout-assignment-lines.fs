let f () =
    x <-
        1
        + 2
    y.Z <-
        if a then 1
        else 2
    z.[1] <- 2
    w[1] <-
        3
===>
(file #implicit
  (let-decl
    (binding - (pat-name f) - -
      (seq
        (assign x (infix + 1 2))
        (assign (path y Z) (if a 1 2))
        (assign (index z 1) 2)
        (assign (index #adjacent w 1) 3))
      ())))
