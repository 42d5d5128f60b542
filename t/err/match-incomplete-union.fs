type Color = Red | Green | Blue
let name c =
  match c with  //! warning FS0025 Incomplete pattern matches on this expression. For example,
  | Red -> "red"
  | Blue -> "blue"
printfn "%s" (name Red)
