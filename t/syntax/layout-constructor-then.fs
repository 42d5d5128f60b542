type A(x: int) =
    new() as this =
        A(1)
        then
            printfn "a"
            this.B()
    member _.B() = ()
type C =
    val x: int
    new(y) = { x = y } then printfn "a"
===>
(file #implicit
  (types
    (type-def A -
      (ctor-params (pat-paren (pat-typed (pat-name x) (type int))) -)
      (repr-class plain)
      (ctor () this
        (then (app #adjacent A (paren 1)) (seq (app printfn "a") (app #adjacent (path this B) ()))))
      (member _ B - - () ())))
  (types
    (type-def C - -
      (repr-class plain)
      (field #val x (type int))
      (ctor (pat-paren (pat-name y)) - (then (record - (field-init x y)) (app printfn "a"))))))
