module M
type private P = { A: int }
let f (a1: int) (a2: int) (a3: int) (a4: int) (a5: int) (a6: int) (a7: int) (a8: int) (a9: int) (a10: int) (a11: int) (a12: int) (a13: int) (a14: int) (a15: int) (a16: int) (a17: int) (a18: int) (a19: int) (a20: int) (p: P) = p.A //! FS0410
let g (p: (((((((((((((((((P * int) list) * int) list) * int) list) * int) list) * int) list) * int) list) * int) list) * int) list) * int)) = 1 //! FS0410
