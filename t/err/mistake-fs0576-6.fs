let h () =
    use a = { new System.IDisposable with member _.Dispose() = () }  //! FS0576 The declaration form 'let ... and ...' for non-recursive bindings is not used in F# code. Consider u
    and b = { new System.IDisposable with member _.Dispose() = () }
    1
printfn "%d" (h ())
