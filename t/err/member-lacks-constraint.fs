// A member's own type parameter takes a constraint that is left out; those of the definition, of functions do not.
type B() =
    member _.Same<'d>(x: 'd) = x = x //! warning FS0193 A type parameter is missing a constraint 'when 'd: equality'
    member _.Least<'d>(x: 'd) = x < x //! warning FS0193 A type parameter is missing a constraint 'when 'd: comparison'
    member _.Nothing<'d>(x: 'd) = match x with null -> 1 | _ -> 2 //! warning FS0193 A type parameter is missing a constraint 'when 'd: null'
    static member Static<'d>(x: 'd) = match x with null -> 1 | _ -> 2 //! FS0043 A type parameter is missing a constraint 'when 'd: null'

let f<'d> (x: 'd) = match x with null -> 1 | _ -> 2 //! FS0043 The type ''d' does not have 'null' as a proper value
B().Nothing 3 |> ignore //! FS0001 The type 'int' does not have 'null' as a proper value
B().Same id |> ignore //! FS0001 The type '('a -> 'a)' does not support the 'equality' constraint
