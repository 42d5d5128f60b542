type System.String with
    member s.A = 1
    member s.B = 2
type List<'T> with
    member l.C = 3
===>
(file #implicit
  (types (type-def #extension (path System String) - - - (member s A - - 1) (member s B - - 2)))
  (types (type-def #extension List (type-params (type-var T)) - - (member l C - - 3))))
