use x = { new System.IDisposable with member _.Dispose() = () }    //! warning FS0524 'use' bindings are not permitted in modules and are treated as 'let' bindings
printfn "x"
