let f 5 = 6    //! warning FS0025 Incomplete pattern matches on this expression. For example, the value '0' may indicate a case not covered by the pattern(s).
