let a = async {
    let! x = f ()
    and! y = g ()
    do! h ()
    use! z = i ()
    match! j () with
    | 1 -> return 1
    | _ ->
        while! k () do
            do! l ()
        return! m ()
}
let b =
    async {
        for x in xs do
            yield x
        try
            return 1
        with _ ->
            return 2
    }
let c =
    seq { for x in 1..3 do
            for y in 1..3 -> x, y }
let d = seq { yield 1
              yield! [2] }
===>
(file #implicit
  (let-decl
    (binding - (pat-name a) - -
      (app async
        (comp
          (let #bang
            (binding - (pat-name x) - - (app f ()))
            (binding - (pat-name y) - - (app g ()))
            (seq
              (do #bang (app h ()))
              (let #bang #use
                (binding - (pat-name z) - - (app i ()))
                (match #bang
                  (app j ())
                  (rule 1 - (return 1))
                  (rule
                    (pat-wild)
                    -
                    (seq (while #bang (app k ()) (do #bang (app l ()))) (return #bang (app m ()))))))))))))
  (let-decl
    (binding - (pat-name b) - -
      (app async
        (comp
          (for-in (pat-name x) xs (yield x))
          (try-with (return 1) (rule (pat-wild) - (return 2)))))))
  (let-decl
    (binding - (pat-name c) - -
      (app seq
        (comp
          (for-in (pat-name x) (range 1 - 3) (for-in #arrow (pat-name y) (range 1 - 3) (tuple x y)))))))
  (let-decl (binding - (pat-name d) - - (app seq (comp (yield 1) (yield #bang (list 2)))))))
