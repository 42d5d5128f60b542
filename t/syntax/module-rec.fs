module rec M
let f x = g x
let g x = f x
type A = { b: B }
type B = { a: A }
===>
(file
  (module #rec #top M
    (let-decl (binding - (pat-name f) - - (app g x) (pat-name x)))
    (let-decl (binding - (pat-name g) - - (app f x) (pat-name x)))
    (types (type-def A - - (repr-record (field b (type B)))))
    (types (type-def B - - (repr-record (field a (type A)))))))
