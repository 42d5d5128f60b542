let f () = 
    printfn "a"
    5    //! warning FS0020 The result of this expression has type 'int' and is implicitly ignored. Consider using 'ignore' to discard this value explicitly, e.g. 'expr |> ignore', or 'let' to bind the result to a name, e.g. 'let result = expr'.
    printfn "b"  //! warning FS0988 Main module of program is empty
