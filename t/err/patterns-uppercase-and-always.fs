type S = Circle of float | Square of float
let area s =
    match s with
    | Circle r -> r
    | Square w -> w
    | Triangle -> 1.0    //! warning FS0026 This rule will never be matched //! warning FS0049 Uppercase variable identifiers should not generally be used in patterns, and may indicate a missing open declaration or a misspelt pattern name.
let f () = try 1 with | :? System.Exception -> 2    //! warning FS0067 This type test or downcast will always hold
printfn "%d %d" 1    //! warning FS0193 This expression is a function value, i.e. is missing arguments. Its type is 'a -> unit.
let g (a: int) = a
g    //! warning FS0193 This expression is a function value, i.e. is missing arguments. Its type is int -> int.
