let rec fact n =
    | 0 -> 1  //! FS0010 Unexpected symbol '|' in binding
    | n -> n * fact (n - 1)
