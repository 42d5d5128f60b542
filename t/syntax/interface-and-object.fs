type I =
    abstract F : int -> int
    abstract G : x: int * y: string -> unit
    abstract P : int with get, set
let o = { new I with
            member _.F x = x
            member _.G(x, y) = ()
            member _.P with get() = 1 and set v = () }
===>
(file #implicit
  (types
    (type-def I - -
      (repr-class plain)
      (abstract F - (type-fun (type int) (type int)))
      (abstract G -
        (type-fun
          (type-tuple (type-labelled x (type int)) (type-labelled y (type string)))
          (type unit)))
      (abstract #get #set P - (type int))))
  (let-decl
    (binding - (pat-name o) - -
      (object
        (type I)
        -
        -
        (member _ F - - x (pat-name x))
        (member _ G - - () (pat-paren (pat-tuple (pat-name x) (pat-name y))))
        (property (member #get _ P - - 1 ()) (member #set _ P - - () (pat-name v)))))))
