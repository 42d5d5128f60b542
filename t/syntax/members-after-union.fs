type T =
    | A
    | B
    static member F = function
        | A -> 1
        | B -> 2
    member this.G =
        match this with
        | A -> 1
        | B -> 2
===>
(file #implicit
  (types
    (type-def T - -
      (repr-union (case A) (case B))
      (member #static - F - - (function (rule (pat-name A) - 1) (rule (pat-name B) - 2)))
      (member this G - - (match this (rule (pat-name A) - 1) (rule (pat-name B) - 2))))))
