type T = A of int | B of string
let f t =
  match t with
  | A x | B y -> 1  //! FS0018 The two sides of this 'or' pattern bind different sets of
