printfn "%f" (1, 2)  //! FS0001 The type ''a * 'b' is not compatible with any of the types
printfn "%d" [1]  //! FS0001 The type ''a list' is not compatible with any of the types
printfn "%e" [| 1.0 |]  //! FS0001 The type ''a array' is not compatible with any of the types
printfn "%u" (struct (1, 2))  //! FS0001 The type 'struct ('a * 'b)' is not compatible with any of the types
printfn "%M" (lazy 1.0M)  //! FS0001 The type 'Lazy<'a>' is not compatible with any of the types
let f x = printfn "%d" (x, x)  //! FS0001 The type ''a * 'b' is not compatible with any of the types
