let make name =
    { new 'animal with      //! FS0772 'new' must be used with a named type
        member _.Name = name }
let a = make "dog"
printfn "%s" a.Name         //? FS0072 The type of this expression could not be inferred
