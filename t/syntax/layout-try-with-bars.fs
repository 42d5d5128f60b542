let f x =
    try
        x ()
    with
    | Failure _ -> 1
    | :? System.Exception as e when e.Message = "a" ->
        2
    | _ -> 3
let g x =
    try x ()
    with _ -> 1
let h x = try x () with _ -> 1
let i x =
    try
        try x ()
        finally
            printfn "a"
    with e ->
        printfn "b"
        1
===>
(file #implicit
  (let-decl
    (binding - (pat-name f) - -
      (try-with
        (app x ())
        (rule (pat-case Failure (pat-wild)) - 1)
        (rule
          (pat-as (pat-is (type (path System Exception))) (pat-name e))
          (infix = (path e Message) "a")
          2)
        (rule (pat-wild) - 3))
      (pat-name x)))
  (let-decl (binding - (pat-name g) - - (try-with (app x ()) (rule (pat-wild) - 1)) (pat-name x)))
  (let-decl (binding - (pat-name h) - - (try-with (app x ()) (rule (pat-wild) - 1)) (pat-name x)))
  (let-decl
    (binding - (pat-name i) - -
      (try-with
        (try-finally (app x ()) (app printfn "a"))
        (rule (pat-name e) - (seq (app printfn "b") 1)))
      (pat-name x))))
