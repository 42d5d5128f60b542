let f x = function
    | 1 -> x
    | _ -> 2
let memo f =
    let d = System.Collections.Generic.Dictionary<_, _>()
    fun x ->
        match d.TryGetValue x with
        | true, v -> v
        | _ ->
            let v = f x
            d.[x] <- v
            v
===>
(file #implicit
  (let-decl (binding - (pat-name f) - - (function (rule 1 - x) (rule (pat-wild) - 2)) (pat-name x)))
  (let-decl
    (binding - (pat-name memo) - -
      (let
        (binding - (pat-name d) - -
          (app #adjacent
            (type-app (path System Collections Generic Dictionary) (type-wild) (type-wild))
            ()))
        (fun (pat-name x)
          (match
            (app (path d TryGetValue) x)
            (rule (pat-tuple true (pat-name v)) - v)
            (rule
              (pat-wild)
              -
              (let (binding - (pat-name v) - - (app f x)) (seq (assign (index d x) v) v))))))
      (pat-name f))))
