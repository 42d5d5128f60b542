open Nowhere.AtAll  //! FS0039 The namespace or module 'Nowhere' is not defined.
printfn "x"
