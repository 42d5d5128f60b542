let f () =
    while
        a
        && b
        do
        c
    for x in
        xs do
        d
    for i = 1
        to 3 do
        e
    for KeyValue(k, v) in m do f
===>
(file #implicit
  (let-decl
    (binding - (pat-name f) - -
      (seq
        (while (infix && a b) c)
        (for-in (pat-name x) xs d)
        (for-to i 1 3 e)
        (for-in (pat-case KeyValue (pat-paren (pat-tuple (pat-name k) (pat-name v)))) m f))
      ())))
