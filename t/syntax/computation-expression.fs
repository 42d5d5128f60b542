let async1 = async {
    let! x = async { return 1 }
    and! z = async { return 1 }
    do! async { return () }
    use! y = async { return null }
    match! async { return 1 } with
    | 1 -> return 2
    | _ -> return! async { return 3 }
}
===>
(file #implicit
  (let-decl
    (binding - (pat-name async1) - -
      (app async
        (comp
          (let #bang
            (binding - (pat-name x) - - (app async (comp (return 1))))
            (binding - (pat-name z) - - (app async (comp (return 1))))
            (seq
              (do #bang (app async (comp (return ()))))
              (let #bang #use
                (binding - (pat-name y) - - (app async (comp (return null))))
                (match #bang
                  (app async (comp (return 1)))
                  (rule 1 - (return 2))
                  (rule (pat-wild) - (return #bang (app async (comp (return 3))))))))))))))
