type T =
  | A
  | B of int
let f t =
  match t with
  | A 1 -> 1  //! FS0725 The union case 'A' takes no arguments
  | _ -> 2
