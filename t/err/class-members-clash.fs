type R = { X: int }
         with
         member this.X = 2 //! FS0023 The member 'X' cannot be defined because its name clashes with the field of that name in this type
type U =
    | A of int
    member _.A = 1 //! FS0023 The member 'A' cannot be defined because its name clashes with the union case of that name in this type
