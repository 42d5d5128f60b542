let a = try 1 with _ -> 2
let b = try failwith "x" with Failure m -> m | _ -> "y"
let c =
    try
        1
    with e ->
        2
let d = try 1 with | e -> 2
===>
(file #implicit
  (let-decl (binding - (pat-name a) - - (try-with 1 (rule (pat-wild) - 2))))
  (let-decl
    (binding - (pat-name b) - -
      (try-with
        (app failwith "x")
        (rule (pat-case Failure (pat-name m)) - m)
        (rule (pat-wild) - "y"))))
  (let-decl (binding - (pat-name c) - - (try-with 1 (rule (pat-name e) - 2))))
  (let-decl (binding - (pat-name d) - - (try-with 1 (rule (pat-name e) - 2)))))
