let f x =
    match x with
     | 1 -> 2
    | 2 -> 3  //! FS0058 the '|' tokens are misaligned //? FS0010 Unexpected symbol '|'
    | _ -> 4
let g = function
    | 1 -> 2
     | 2 -> 3
    | _ -> 4
