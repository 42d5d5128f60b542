let mutable x = 1
let g () =
  x = 2  //! warning FS0020 The result of this equality expression has type 'bool' and
  printfn "%d" x
g ()
