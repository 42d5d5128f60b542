let f xs =
  match xs with
  | [] -> 0
  | x :: _ -> x
  | [ y ] -> y  //! warning FS0026 This rule will never be matched
printfn "%d" (f [ 1 ])
