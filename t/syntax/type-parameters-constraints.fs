let f<'a when 'a : equality> (x: 'a) = x = x
let g (x: 'a when 'a :> System.IDisposable) = x
let inline h (x: ^a) : ^a when ^a : (static member (+) : ^a * ^a -> ^a) = x + x
let inline i (x : ^T) = (^T : (member Length : int) x)
let inline j< ^T when ^T : (static member Parse : string -> ^T)> s = (^T : (static member Parse : string -> ^T) s)
type T<'a, 'b when 'a : comparison and 'b : struct> = { X: 'a }
===>
(file #implicit
  (let-decl
    (binding - (pat-name f)
      (type-params (type-var a) (constraint equality (type-var a)))
      -
      (infix = x x)
      (pat-paren (pat-typed (pat-name x) (type-var a)))))
  (let-decl
    (binding - (pat-name g) - - x
      (pat-paren
        (pat-typed (pat-name x)
          (type-with
            (type-var a)
            (constraint subtype (type-var a) (type (path System IDisposable))))))))
  (let-decl
    (binding #inline - (pat-name h) -
      (type-with
        (type-var a #head)
        (constraint member
          (type-var a #head)
          (member-sig #static (+) -
            (type-fun (type-tuple (type-var a #head) (type-var a #head)) (type-var a #head)))))
      (infix + x x)
      (pat-paren (pat-typed (pat-name x) (type-var a #head)))))
  (let-decl
    (binding #inline - (pat-name i) - -
      (trait-call (type-var T #head) (member-sig Length - (type int)) x)
      (pat-paren (pat-typed (pat-name x) (type-var T #head)))))
  (let-decl
    (binding #inline - (pat-name j)
      (type-params
        (type-var T #head)
        (constraint member
          (type-var T #head)
          (member-sig #static Parse - (type-fun (type string) (type-var T #head)))))
      -
      (trait-call
        (type-var T #head)
        (member-sig #static Parse - (type-fun (type string) (type-var T #head)))
        s)
      (pat-name s)))
  (types
    (type-def T
      (type-params
        (type-var a)
        (type-var b)
        (constraint comparison (type-var a))
        (constraint struct (type-var b)))
      -
      (repr-record (field X (type-var a))))))
