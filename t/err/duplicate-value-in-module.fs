let x = 1
let x = 2  //! FS0037 Duplicate definition of value 'x'
printfn "%d" x
