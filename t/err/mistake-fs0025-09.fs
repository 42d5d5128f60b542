let f x = match x with | [| a |] -> a    //! warning FS0025 Incomplete pattern matches on this expression. For example, the value '[|_; _|]' may indicate a case not covered by the pattern(s).
