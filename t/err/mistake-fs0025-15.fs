let f = function    //! warning FS0025 Incomplete pattern matches on this expression.
    | x when x > 0 -> "pos"
    | x when x < 0 -> "neg"  //! warning FS0988 Main module of program is empty
