let f () =
    printfn "a" : unit //! FS0010 a type ends the expressions of a block, but another follows
    1

let g () =
    printfn "a"
    1 : int

let h () = (printfn "a": unit; 2) //! FS0010 a type ends the expressions of a block, but another follows
