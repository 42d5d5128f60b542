let f x =
    match x with
    | (1, y) | (z, 2) -> y + z //! FS0018 The two sides of this 'or' pattern bind different sets of variables
    | _ -> 0
