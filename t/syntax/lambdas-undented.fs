let f = fun x y -> x + y
let g = fun (a, b) -> a + b
let h = List.map (fun x ->
    x + 1)
let i = [1;2] |> List.map (fun x ->
            let y = x
            y + 1
        ) |> List.sum
===>
(file #implicit
  (let-decl (binding - (pat-name f) - - (fun (pat-name x) (pat-name y) (infix + x y))))
  (let-decl
    (binding - (pat-name g) - -
      (fun (pat-paren (pat-tuple (pat-name a) (pat-name b))) (infix + a b))))
  (let-decl
    (binding - (pat-name h) - - (app (path List map) (paren (fun (pat-name x) (infix + x 1))))))
  (let-decl
    (binding - (pat-name i) - -
      (infix |>
        (infix |>
          (list 1 2)
          (app
            (path List map)
            (paren (fun (pat-name x) (let (binding - (pat-name y) - - x) (infix + y 1))))))
        (path List sum)))))
