let inline f (x: ^a) =
    ((^a or ^b): (static member M: ^a -> int) x)
let inline g x = (^a: (member P: int) x)
let inline h< ^T when ^T: (static member Zero: ^T)> () = 'T.Zero
===>
(file #implicit
  (let-decl
    (binding #inline - (pat-name f) - -
      (trait-call
        (type-or (type-var a #head) (type-var b #head))
        (member-sig #static M - (type-fun (type-var a #head) (type int)))
        x)
      (pat-paren (pat-typed (pat-name x) (type-var a #head)))))
  (let-decl
    (binding #inline - (pat-name g) - -
      (trait-call (type-var a #head) (member-sig P - (type int)) x)
      (pat-name x)))
  (let-decl
    (binding #inline - (pat-name h)
      (type-params
        (type-var T #head)
        (constraint member (type-var T #head) (member-sig #static Zero - (type-var T #head))))
      -
      (dot (type-var T) Zero)
      ())))
