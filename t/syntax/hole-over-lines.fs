let f x =
        let s =
            $"""a
{x}
b { x
 + 1 }"""
        s
===>
(file #implicit
  (let-decl
    (binding - (pat-name f) - -
      (let (binding - (pat-name s) - - (interp "a\n" (hole x) "\nb " (hole (infix + x 1)))) s)
      (pat-name x))))
