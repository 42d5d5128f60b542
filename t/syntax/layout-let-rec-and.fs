let rec f x =
    g x
and g x =
    f x

and h x = 1
let k () =
    let rec a x = b x
    and b x = a x
    a 1
===>
(file #implicit
  (let-decl #rec
    (binding - (pat-name f) - - (app g x) (pat-name x))
    (binding - (pat-name g) - - (app f x) (pat-name x))
    (binding - (pat-name h) - - 1 (pat-name x)))
  (let-decl
    (binding - (pat-name k) - -
      (let #rec
        (binding - (pat-name a) - - (app b x) (pat-name x))
        (binding - (pat-name b) - - (app a x) (pat-name x))
        (app a 1))
      ())))
