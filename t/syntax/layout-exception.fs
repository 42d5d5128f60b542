exception A
exception B of string
exception C of x: int * y: string
    with
        override _.Message = "a"
exception D = B
===>
(file #implicit
  (exception (case A) -)
  (exception (case B (field - (type string))) -)
  (exception
    (case C (field x (type int)) (field y (type string)))
    -
    (member #override _ Message - - "a"))
  (exception (case D) B))
