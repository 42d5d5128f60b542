let f x =
    foo (a
b)
let g x =
    if not (a
    || b) then
        c
    d
let h =
    builder.Append("p",
        let upper (s: string) = s
        match upper "x" with
        | "" -> "e"
        | _ -> "f")
let k =
    Async.Start (async { let r = ref false
                     try
                       work r
                     with _ -> () })
===>
(file #implicit
  (let-decl (binding - (pat-name f) - - (app foo (paren (app a b))) (pat-name x)))
  (let-decl
    (binding - (pat-name g) - - (seq (if (app not (paren (infix || a b))) c -) d) (pat-name x)))
  (let-decl
    (binding - (pat-name h) - -
      (app #adjacent
        (path builder Append)
        (paren
          (tuple "p"
            (let
              (binding - (pat-name upper) - - s (pat-paren (pat-typed (pat-name s) (type string))))
              (match (app upper "x") (rule "" - "e") (rule (pat-wild) - "f"))))))))
  (let-decl
    (binding - (pat-name k) - -
      (app
        (path Async Start)
        (paren
          (app async
            (comp
              (let
                (binding - (pat-name r) - - (app ref false))
                (try-with (app work r) (rule (pat-wild) - ()))))))))))
