let f x =
  match x with
  | 0 -> "zero"
  | _ -> "other"
  | 1 -> "one"  //! warning FS0026 This rule will never be matched
printfn "%s" (f 0)
