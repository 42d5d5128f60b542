type T = A | B
let f t =
  match t with
  | A -> 1
  | B -> 2
  | _ -> 3  //! warning FS0026 This rule will never be matched
printfn "%d" (f A)
