let query1 = query { for x in [1] do
                     where (x > 1)
                     select x }
let q2 =
    query {
        for x in xs do
        join y in ys on (x = y)
        select (x, y)
    }
===>
(file #implicit
  (let-decl
    (binding - (pat-name query1) - -
      (app query
        (comp (for-in (pat-name x) (list 1) (seq (app where (paren (infix > x 1))) (app select x)))))))
  (let-decl
    (binding - (pat-name q2) - -
      (app query
        (comp
          (for-in (pat-name x) xs
            (seq
              (join-in (app join y) (app ys on (paren (infix = x y))))
              (app select (paren (tuple x y))))))))))
