let a =
    foo (fun x ->
        match x with
        | 1 -> 2
        | _ -> 3) 4
let b =
    foo (fun x -> match x with 1 -> 2 | _ -> 3) (fun _ -> 4)
===>
(file #implicit
  (let-decl
    (binding - (pat-name a) - -
      (app foo (paren (fun (pat-name x) (match x (rule 1 - 2) (rule (pat-wild) - 3)))) 4)))
  (let-decl
    (binding - (pat-name b) - -
      (app foo
        (paren (fun (pat-name x) (match x (rule 1 - 2) (rule (pat-wild) - 3))))
        (paren (fun (pat-wild) 4))))))
