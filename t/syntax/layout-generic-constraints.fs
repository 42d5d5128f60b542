let f<'T
        when 'T: equality
        and 'T: comparison>
    (x: 'T) = x
let inline g (x: ^T when ^T: (member A: int)) = x
type C<'T when 'T :> I
           and 'T: (new: unit -> 'T)>() =
    member _.X = 1
===>
(file #implicit
  (let-decl
    (binding - (pat-name f)
      (type-params
        (type-var T)
        (constraint equality (type-var T))
        (constraint comparison (type-var T)))
      -
      x
      (pat-paren (pat-typed (pat-name x) (type-var T)))))
  (let-decl
    (binding #inline - (pat-name g) - - x
      (pat-paren
        (pat-typed (pat-name x)
          (type-with
            (type-var T #head)
            (constraint member (type-var T #head) (member-sig A - (type int))))))))
  (types
    (type-def C
      (type-params
        (type-var T)
        (constraint subtype (type-var T) (type I))
        (constraint ctor (type-var T) (member-sig new - (type-fun (type unit) (type-var T)))))
      (ctor-params () -)
      (repr-class plain)
      (member _ X - - 1))))
