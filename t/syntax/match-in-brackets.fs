let f x = match x with | 1 -> "a" | 2 -> "b" | _ -> "c"
let g = [ match 1 with 1 -> 2 | _ -> 3 ]
let h = (match 1 with 1 -> 2 | _ -> 3)
let i = (function 1 -> 2 | _ -> 3) 1
let j = [ fun x -> x; fun y -> y ]
===>
(file #implicit
  (let-decl
    (binding - (pat-name f) - -
      (match x (rule 1 - "a") (rule 2 - "b") (rule (pat-wild) - "c"))
      (pat-name x)))
  (let-decl (binding - (pat-name g) - - (list (match 1 (rule 1 - 2) (rule (pat-wild) - 3)))))
  (let-decl (binding - (pat-name h) - - (paren (match 1 (rule 1 - 2) (rule (pat-wild) - 3)))))
  (let-decl
    (binding - (pat-name i) - - (app (paren (function (rule 1 - 2) (rule (pat-wild) - 3))) 1)))
  (let-decl (binding - (pat-name j) - - (list (fun (pat-name x) (seq x (fun (pat-name y) y)))))))
