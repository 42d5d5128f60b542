let x = 5
let x = 6    //! FS0037 Duplicate definition of value 'x'
printfn "%d" x
