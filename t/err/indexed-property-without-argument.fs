type M() =
    member _.Row with get (i: int) = i * 2 and set (i: int) (v: int) = ()
    member _.Item with set (i: int) (v: int) = ()
let m = M()
m.Row.[1] <- 3  //! FS1187 An indexer property must be given at least one argument //? FS0752 The operator 'expr.[idx]' has been used on an object of indeterminate type
m.Row(1) <- 3
printfn "%d" (m.Row.[1])  //! FS1187 An indexer property must be given at least one argument //? FS0752 The operator 'expr.[idx]' has been used on an object of indeterminate type
printfn "%d" (m.[1])  //! FS0807 Property 'Item' is not readable
