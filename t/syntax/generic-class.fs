type T<'a>(x: 'a) =
    member _.X = x
    static member Create(x) = T<'a>(x)
let t = T<int>(1)
let u = new T<int>(1)
let v = (new T<int>(1)).X
let w = T<_>(1).X
let b : T<T<int>> = T<T<int>>(T(1))
===>
(file #implicit
  (types
    (type-def T
      (type-params (type-var a))
      (ctor-params (pat-paren (pat-typed (pat-name x) (type-var a))) -)
      (repr-class plain)
      (member _ X - - x)
      (member #static - Create - -
        (app #adjacent (type-app T (type-var a)) (paren x))
        (pat-paren (pat-name x)))))
  (let-decl (binding - (pat-name t) - - (app #adjacent (type-app T (type int)) (paren 1))))
  (let-decl (binding - (pat-name u) - - (new (type T (type int)) (paren 1))))
  (let-decl (binding - (pat-name v) - - (dot (paren (new (type T (type int)) (paren 1))) X)))
  (let-decl (binding - (pat-name w) - - (dot (app #adjacent (type-app T (type-wild)) (paren 1)) X)))
  (let-decl
    (binding - (pat-name b) -
      (type T (type T (type int)))
      (app #adjacent (type-app T (type T (type int))) (paren (app #adjacent T (paren 1)))))))
