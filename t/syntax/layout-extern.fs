[<DllImport("a")>]
extern int f(int x, char* y)
let x = 1
===>
(file #implicit
  (extern (attribute DllImport (paren "a"))
    (type int)
    f
    (pat-typed (pat-name x) (type int))
    (pat-typed (pat-name y) (type nativeptr (type char))))
  (let-decl (binding - (pat-name x) - - 1)))
