let f =
    let mutable i = 0
    while i < 10 do
        i <- i + 1
        if i = 5 then
            i <- i + 1
    i
===>
(file #implicit
  (let-decl
    (binding - (pat-name f) - -
      (let
        (binding #mutable - (pat-name i) - - 0)
        (seq
          (while
            (infix < i 10)
            (seq (assign i (infix + i 1)) (if (infix = i 5) (assign i (infix + i 1)) -)))
          i)))))
