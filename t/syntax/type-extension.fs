type System.String with
    member x.Foo = 1
type List<'a> with
    static member Bar = 2
===>
(file #implicit
  (types (type-def #extension (path System String) - - - (member x Foo - - 1)))
  (types (type-def #extension List (type-params (type-var a)) - - (member #static - Bar - - 2))))
