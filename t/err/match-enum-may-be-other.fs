type Level =
  | Low = 1
  | High = 2
let f l =
  match l with  //! warning FS0104 Enums may take values outside known cases. For example, the
  | Level.Low -> 1
  | Level.High -> 2
printfn "%d" (f Level.Low)
