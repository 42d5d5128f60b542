let s = seq {
    let x = 1
    yield x
    while true do
        yield 2
    try
        yield 3
    finally
        ()
    use d = null
    yield! seq { 1..3 }
}
===>
(file #implicit
  (let-decl
    (binding - (pat-name s) - -
      (app seq
        (comp
          (let
            (binding - (pat-name x) - - 1)
            (seq
              (yield x)
              (while true (yield 2))
              (try-finally (yield 3) ())
              (let #use
                (binding - (pat-name d) - - null)
                (yield #bang (app seq (comp (range 1 - 3))))))))))))
