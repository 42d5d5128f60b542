let f x =
    match x with
    | 1 => "a"  //! FS0010 Unexpected infix operator in pattern matching. Expected '->' or other token.
    | _ => "b"
