let f a =
    a.b.c <- 1
    a.[1] <- 2
    a.b.[1] <- 3
    (a).b <- 4
    a.b() |> ignore
    x := 1
    incr x
===>
(file #implicit
  (let-decl
    (binding - (pat-name f) - -
      (seq
        (assign (path a b c) 1)
        (assign (index a 1) 2)
        (assign (index (path a b) 1) 3)
        (assign (dot (paren a) b) 4)
        (infix |> (app #adjacent (path a b) ()) ignore)
        (infix := x 1)
        (app incr x))
      (pat-name a))))
