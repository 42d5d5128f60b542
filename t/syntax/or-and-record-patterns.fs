let f = function
    | (1, "a") | (2, "b") as x -> 1
    | _ & x -> 2
let g (Some x | Failwith x) = x
let h = function { A = 1; B = b } -> b | { A = _ } -> 0
let i = function "a" -> 1 | "b" -> 2 | null -> 3 | _ -> 4
let j = function -1 -> 1 | 1.0 -> 2 | true -> 3
===>
(file #implicit
  (let-decl
    (binding - (pat-name f) - -
      (function
        (rule
          (pat-as (pat-or (pat-paren (pat-tuple 1 "a")) (pat-paren (pat-tuple 2 "b"))) (pat-name x))
          -
          1)
        (rule (pat-and (pat-wild) (pat-name x)) - 2))))
  (let-decl
    (binding - (pat-name g) - - x
      (pat-paren (pat-or (pat-case Some (pat-name x)) (pat-case Failwith (pat-name x))))))
  (let-decl
    (binding - (pat-name h) - -
      (function
        (rule (pat-record (pat-field A 1) (pat-field B (pat-name b))) - b)
        (rule (pat-record (pat-field A (pat-wild))) - 0))))
  (let-decl
    (binding - (pat-name i) - -
      (function (rule "a" - 1) (rule "b" - 2) (rule null - 3) (rule (pat-wild) - 4))))
  (let-decl (binding - (pat-name j) - - (function (rule -1 - 1) (rule 1:f64 - 2) (rule true - 3)))))
