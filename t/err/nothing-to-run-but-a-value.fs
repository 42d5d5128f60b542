module M
let unused (x: int) = if x = 1 then 1 else match x with 2 -> 3 //! warning FS0025 Incomplete pattern matches on this expression. For example, the value '0' may indicate a case not covered by the pattern(s).
let xs = List.map id [ 1 ]
