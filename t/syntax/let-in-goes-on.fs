let f () =
    let x = 1 in printfn "a"
    printfn "%d" x
let g () =
    let a = 1 in let b = 2 in
    let c = 3 in
    a + b + c
let h () =
    let y = 4
    in y |> ignore
    y
let k () =
    first ()
    let x = 1
      in let z = 3
         x + z |> ignore
    x - z
let q () = query { for x in xs do
                   join y in ys on (x = y)
                   likeJoin z in let w = zs in w
                   select (x, y) }
===>
(file #implicit
  (let-decl
    (binding - (pat-name f) - -
      (let (binding - (pat-name x) - - 1) (seq (app printfn "a") (app printfn "%d" x)))
      ()))
  (let-decl
    (binding - (pat-name g) - -
      (let
        (binding - (pat-name a) - - 1)
        (let
          (binding - (pat-name b) - - 2)
          (let (binding - (pat-name c) - - 3) (infix + (infix + a b) c))))
      ()))
  (let-decl
    (binding - (pat-name h) - - (let (binding - (pat-name y) - - 4) (seq (infix |> y ignore) y)) ()))
  (let-decl
    (binding - (pat-name k) - -
      (seq
        (app first ())
        (let
          (binding - (pat-name x) - - 1)
          (seq (let (binding - (pat-name z) - - 3) (infix |> (infix + x z) ignore)) (infix - x z))))
      ()))
  (let-decl
    (binding - (pat-name q) - -
      (app query
        (comp
          (for-in (pat-name x) xs
            (seq
              (join-in (app join y) (app ys on (paren (infix = x y))))
              (join-in
                (app likeJoin z)
                (let (binding - (pat-name w) - - zs) (seq w (app select (paren (tuple x y))))))))))
      ())))
