/// A module.
/// Two lines.
module M
/// A value.
let x = 1
type T =
    /// A case.
    | A
    /// Another.
    | B of int
/// On a function.
[<Literal>]
let y = 2
===>
(file
  (module #top doc:" A module.\n Two lines." M
    (let-decl (binding doc:" A value." - (pat-name x) - - 1))
    (types (type-def T - - (repr-union (case A) (case B (field - (type int))))))
    (let-decl (binding doc:" On a function." (attribute Literal -) - (pat-name y) - - 2))))
