type T = A of T | B of int * bool | C
let f t =
  match t with  //! warning FS0025 Incomplete pattern matches on this expression. For example,
  | A(A _) -> 1
  | A(B(_, true)) -> 2
  | A C -> 3
  | B _ | C -> 4
printfn "%d" (f C)
