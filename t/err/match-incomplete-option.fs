let f o = match o with Some(Some x) -> x | None -> 0  //! warning FS0025 Incomplete pattern matches on this expression. For example,
printfn "%d" (f None)
