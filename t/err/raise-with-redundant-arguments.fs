// what always raises takes no more than what it raises
module Program
let f x = if x < 0 then failwith "bad %d" x else x                 //! warning FS3189 Redundant arguments are being ignored in function 'failwith'. Expected 1 but got 2 arguments.
let g x = if x < 0 then invalidArg "x" "bad" x else x              //! warning FS3189 Redundant arguments are being ignored in function 'invalidArg'. Expected 2 but got 3 arguments.
let h x = if x < 0 then raise (exn "a") x else x                   //! warning FS3189 Redundant arguments are being ignored in function 'raise'. Expected 1 but got 2 arguments.
let i x = if x < 0 then invalidOp "a" x else x                     //! warning FS3189 Redundant arguments are being ignored in function 'invalidOp'. Expected 1 but got 2 arguments.
let j x = if x < 0 then nullArg "bad" 3 else x                     //! warning FS3189 Redundant arguments are being ignored in function 'nullArg'. Expected 1 but got 2 arguments.
let k x = if x < 0 then failwith "bad" else x
let l x = if x < 0 then failwithf "bad %d" x else x
let failures n = n + 1
let own (failwith: string -> int -> int) = failwith "a" 1  //! warning FS0988 Main module of program is empty
