let f (s: string) = s
let s = f (sprintf "%d %d" 1)  //! FS0001 Type mismatch. Expecting a
