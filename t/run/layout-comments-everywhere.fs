// out: 6
(* a block comment (* nested *) with "a string *)" inside *)
let x = (* here *) 5 // to the end
/// documentation
let f (* a *) a = (* b *) a + 1 (**)
printfn "%d" (f x) // last
