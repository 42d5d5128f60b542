let f () = [
    yield 1
    yield! [2; 3]
    for i in 1..3 do
        yield i
    if true then yield 4
    match 1 with
    | 1 -> yield 5
    | _ -> ()
    let x = 6
    yield x
]
===>
(file #implicit
  (let-decl
    (binding - (pat-name f) - -
      (list
        (yield 1)
        (yield #bang (list 2 3))
        (for-in (pat-name i) (range 1 - 3) (yield i))
        (if true (yield 4) -)
        (match 1 (rule 1 - (yield 5)) (rule (pat-wild) - ()))
        (let (binding - (pat-name x) - - 6) (yield x)))
      ())))
