type Builder() =
    member _.Bind(m, f) = f m
    member _.Return x = x
    [<CustomOperation("foo")>]
    member _.Foo(x) = x
let b = Builder()
let r = b { let! x = 1
            let! y = 2
            return x + y }
===>
(file #implicit
  (types
    (type-def Builder -
      (ctor-params () -)
      (repr-class plain)
      (member _ Bind - - (app f m) (pat-paren (pat-tuple (pat-name m) (pat-name f))))
      (member _ Return - - x (pat-name x))
      (member (attribute CustomOperation (paren "foo")) _ Foo - - x (pat-paren (pat-name x)))))
  (let-decl (binding - (pat-name b) - - (app #adjacent Builder ())))
  (let-decl
    (binding - (pat-name r) - -
      (app b
        (comp
          (let #bang
            (binding - (pat-name x) - - 1)
            (let #bang (binding - (pat-name y) - - 2) (return (infix + x y)))))))))
