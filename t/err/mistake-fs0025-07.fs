let f s = match s with | "a" -> 1    //! warning FS0025 Incomplete pattern matches on this expression. For example, the value '"aa"' may indicate a case not covered by the pattern(s).
