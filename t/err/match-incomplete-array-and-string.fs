let f s = match s with "a" -> 1 | "b" -> 2       //! warning FS0025 Incomplete pattern matches on this expression. For example,
let g a = match a with [||] -> 0 | [| x |] -> x  //! warning FS0025 Incomplete pattern matches on this expression.
printfn "%d %d" (f "a") (g [||])
