let f x = match x with | Some y -> y    //! warning FS0025 Incomplete pattern matches on this expression. For example, the value 'None' may indicate a case not covered by the pattern(s).
