let f x = match x with 0 -> "zero" | 1 -> "one"  //! warning FS0025 Incomplete pattern matches on this expression. For example,
printfn "%s" (f 0)
