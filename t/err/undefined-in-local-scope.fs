let f x =
  let inner = x + 1
  inner
printfn "%d" inner  //! FS0039 The value or constructor 'inner' is not defined.
