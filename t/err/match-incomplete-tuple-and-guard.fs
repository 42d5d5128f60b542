let f p =
  match p with  //! warning FS0025 Incomplete pattern matches on this expression.
  | true, x when x > 0 -> x
  | false, _ -> 0
printfn "%d" (f (true, 1))
