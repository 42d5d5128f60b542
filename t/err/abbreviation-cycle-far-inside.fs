module M
type A = int -> int -> int -> int -> int -> int -> int -> int -> int -> int -> int -> int -> int -> int -> int -> int -> int -> int -> int -> int -> A //! FS0953
type B = B list list list list list list list list list list list list list list list list list list list list //! FS0953
