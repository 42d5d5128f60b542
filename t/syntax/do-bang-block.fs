let t = async {
    do! ignore 1; run ()
    do!
        a
        b
    if x then do
        y
    return () }
===>
(file #implicit
  (let-decl
    (binding - (pat-name t) - -
      (app async
        (comp
          (do #bang (seq (app ignore 1) (app run ())))
          (do #bang (seq a b))
          (if x (do y) -)
          (return ()))))))
