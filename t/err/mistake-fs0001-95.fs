let f x = 
    match x with
    | Some y -> y
    | None -> ()
let z = 1 + f (Some 2)    //! FS0001 The type 'unit' does not match the type 'int' //! FS0043 The type 'unit' does not match the type 'int'
