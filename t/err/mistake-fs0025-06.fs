let f x = match x with | 1 -> "a" | 2 -> "b"    //! warning FS0025 Incomplete pattern matches on this expression. For example, the value '0' may indicate a case not covered by the pattern(s).
