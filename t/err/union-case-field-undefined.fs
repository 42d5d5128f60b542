type T =
  | A
  | B of x: int
let f t =
  match t with
  | B(y = 1) -> 1  //! FS3174 The union case 'B' does not have a field named 'y'.
  | _ -> 2
