[<EntryPoint>]
let main args = 0
let x = 1  //! FS0433 A function labeled with the 'EntryPointAttribute' attribute
