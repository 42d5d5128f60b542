let f () : int = printfn "x"  //! FS0001 This expression was expected to have type
let g: unit = 5               //! FS0001 This expression was expected to have type
