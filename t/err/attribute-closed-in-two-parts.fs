[<EntryPoint> //! FS0010
]
let main _ = 0 //? FS0001
