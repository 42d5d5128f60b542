let f xs = xs |> List.iter (fun x ->
    printfn "%d" x
    printfn "%d" x)
===>
(file #implicit
  (let-decl
    (binding - (pat-name f) - -
      (infix |> xs
        (app
          (path List iter)
          (paren (fun (pat-name x) (seq (app printfn "%d" x) (app printfn "%d" x))))))
      (pat-name xs))))
