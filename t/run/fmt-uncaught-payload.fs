// err: Unhandled exception. Prog+Payload: Payload (3, ["a"; "b"])
// exit: 134
module Prog
exception Payload of int * string list
let f x = if x > 2 then raise (Payload (x, ["a"; "b"]))
f 1
f 3
