let a = "a
b"
let f () =
    let s = """
x
  y"""
    s
===>
(file #implicit
  (let-decl (binding - (pat-name a) - - "a\nb"))
  (let-decl (binding - (pat-name f) - - (let (binding - (pat-name s) - - "\nx\n  y") s) ())))
