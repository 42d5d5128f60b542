#nowarn  //! FS3875 Warn directives must have warning number(s) as argument(s)
printfn "a"
