let f () =
    try
        1
    with
    | :? System.ArgumentException as e -> 2
    | Failure msg when msg = "a" -> 3
    | _ -> 4
let g () =
    try 1 finally printfn "x"
let h () =
    try
        try 1
        with e -> 2
    finally
        printfn "done"
===>
(file #implicit
  (let-decl
    (binding - (pat-name f) - -
      (try-with 1
        (rule (pat-as (pat-is (type (path System ArgumentException))) (pat-name e)) - 2)
        (rule (pat-case Failure (pat-name msg)) (infix = msg "a") 3)
        (rule (pat-wild) - 4))
      ()))
  (let-decl (binding - (pat-name g) - - (try-finally 1 (app printfn "x")) ()))
  (let-decl
    (binding - (pat-name h) - -
      (try-finally (try-with 1 (rule (pat-name e) - 2)) (app printfn "done"))
      ())))
