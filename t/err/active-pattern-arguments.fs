let (|Mul|_|) k n = if n % k = 0 then Some(n / k) else None
let f x = match x with Mul 3 y -> y | _ -> 0
let g x = match x with Mul y -> 1 | _ -> 0  //! FS3868 This active pattern expects 1 expression argument(s) and a pattern arg
let h x = try x with Failure -> 1  //! FS3868 This active pattern expects exactly one pattern argument, e.g., 'Failu
let (|Neg|Pos|) x = if x < 0 then Neg(-x) else Pos x
let i x = match x with Neg -> 1 | Pos y -> y  //! FS3868 This active pattern expects exactly one pattern argument, e.g., 'Neg p  //? warning FS0025 Incomplete pattern matches on this expression.
let (|Big|_|) x = x > 3
let j x = match x with Big y -> 1 | _ -> 0  //! FS3868 This active pattern does not expect any arguments, i.e., it should be
let (|Pair|) x = (x, x)
let k x = match x with Pair -> 1  //! FS3868 This active pattern expects exactly one pattern argument, e.g., 'Pair  //? warning FS0025 Incomplete pattern matches on this expression.
let l x = match x with Pair(a, b) -> a + b
