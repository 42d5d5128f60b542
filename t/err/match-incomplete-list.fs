let f xs =
  match xs with  //! warning FS0025 Incomplete pattern matches on this expression. For example,
  | [] -> 0
  | [ x ] -> x
printfn "%d" (f [ 1 ])
