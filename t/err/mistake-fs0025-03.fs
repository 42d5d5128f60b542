let f (x: bool) = match x with | true -> 1    //! warning FS0025 Incomplete pattern matches on this expression. For example, the value 'false' may indicate a case not covered by the pattern(s).
