type R = { F: int -> int }
let a = { F = fun x -> x }
printfn "%b" (a = a)  //! FS0001 The type 'R' does not support the 'equality' constraint
