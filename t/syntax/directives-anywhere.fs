module A =
    let x = 1
#nowarn "40"
    let y = 2
#warnon 40
    let f () =
#nowarn 41 FS0042 "43"
        x + y
#nowarn "44"
===>
(file #implicit
  (directive nowarn "40")
  (directive warnon 40)
  (directive nowarn 41 FS0042 "43")
  (directive nowarn "44")
  (module A
    (let-decl (binding - (pat-name x) - - 1))
    (let-decl (binding - (pat-name y) - - 2))
    (let-decl (binding - (pat-name f) - - (infix + x y) ()))))
