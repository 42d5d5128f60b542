let a = async {
    return
        1
}
let b = seq {
    yield
        1
    yield! [
        2
    ]
}
===>
(file #implicit
  (let-decl (binding - (pat-name a) - - (app async (comp (return 1)))))
  (let-decl (binding - (pat-name b) - - (app seq (comp (yield 1) (yield #bang (list 2)))))))
