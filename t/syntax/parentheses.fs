let x = 5 |> (fun x -> x + 1) |> string
let y = (fun x -> x) 1
let z = (id) (1)
let w = id (id 1) |> id
let v = id <| id <| 1
let u = (id >> id) 1
===>
(file #implicit
  (let-decl
    (binding - (pat-name x) - -
      (infix |> (infix |> 5 (paren (fun (pat-name x) (infix + x 1)))) string)))
  (let-decl (binding - (pat-name y) - - (app (paren (fun (pat-name x) x)) 1)))
  (let-decl (binding - (pat-name z) - - (app (paren id) (paren 1))))
  (let-decl (binding - (pat-name w) - - (infix |> (app id (paren (app id 1))) id)))
  (let-decl (binding - (pat-name v) - - (infix <| (infix <| id id) 1)))
  (let-decl (binding - (pat-name u) - - (app (paren (infix >> id id)) 1))))
