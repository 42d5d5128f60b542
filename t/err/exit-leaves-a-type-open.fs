let f () = exit 1
let x = f ()
let y = [ exit 1 ]
let z = match x with null -> exit 1 | _ -> exit 2
let fail () = raise (exn "x")
let a = fail () //! FS0030 The value 'a' has an inferred generic type
