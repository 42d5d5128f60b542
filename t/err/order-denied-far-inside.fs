module M
type R = { A: (int -> int) list list list list list list list list list list list list list list list list list list list list }
let a (x: R) (y: R) = x < y //! FS0001
