let greet name = "hello " + name
printfn "%s" (greeet "x")  //! FS0039 The value or constructor 'greeet' is not defined.
