let f (x:int) =
    let g y =
        let h z =
            z + 1
        h y
    g x
let k = f 1 |> ignore
===>
(file #implicit
  (let-decl
    (binding - (pat-name f) - -
      (let
        (binding - (pat-name g) - -
          (let (binding - (pat-name h) - - (infix + z 1) (pat-name z)) (app h y))
          (pat-name y))
        (app g x))
      (pat-paren (pat-typed (pat-name x) (type int)))))
  (let-decl (binding - (pat-name k) - - (infix |> (app f 1) ignore))))
