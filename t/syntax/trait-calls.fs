let inline f x = (^a : (static member Foo : int -> ^b) x)
let inline g (x: ^a) (y: ^b) = ((^a or ^b) : (static member (+) : ^a * ^b -> ^c) (x, y))
let inline h<'T when 'T : (static member Zero : 'T)> () = 'T.Zero
===>
(file #implicit
  (let-decl
    (binding #inline - (pat-name f) - -
      (trait-call
        (type-var a #head)
        (member-sig #static Foo - (type-fun (type int) (type-var b #head)))
        x)
      (pat-name x)))
  (let-decl
    (binding #inline - (pat-name g) - -
      (trait-call
        (type-or (type-var a #head) (type-var b #head))
        (member-sig #static (+) -
          (type-fun (type-tuple (type-var a #head) (type-var b #head)) (type-var c #head)))
        (paren (tuple x y)))
      (pat-paren (pat-typed (pat-name x) (type-var a #head)))
      (pat-paren (pat-typed (pat-name y) (type-var b #head)))))
  (let-decl
    (binding #inline - (pat-name h)
      (type-params
        (type-var T)
        (constraint member (type-var T) (member-sig #static Zero - (type-var T))))
      -
      (dot (type-var T) Zero)
      ())))
