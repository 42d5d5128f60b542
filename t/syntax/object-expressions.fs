let o =
    { new System.IComparable with
        member x.CompareTo y = 1
      interface System.IDisposable with
        member x.Dispose() = () }
let p = { new System.Object() with
            override x.ToString() = "a" }
let q = { new System.IDisposable with member _.Dispose() = () }
===>
(file #implicit
  (let-decl
    (binding - (pat-name o) - -
      (object
        (type (path System IComparable))
        -
        -
        (member x CompareTo - - 1 (pat-name y))
        (interface (type (path System IDisposable)) (member x Dispose - - () ())))))
  (let-decl
    (binding - (pat-name p) - -
      (object (type (path System Object)) () - (member #override x ToString - - "a" ()))))
  (let-decl
    (binding - (pat-name q) - -
      (object (type (path System IDisposable)) - - (member _ Dispose - - () ())))))
