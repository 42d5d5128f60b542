let f o =
  let (Some x) = o  //! warning FS0025 Incomplete pattern matches on this expression. For example,
  x
printfn "%d" (f (Some 1))
