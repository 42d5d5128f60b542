let s = "text"
printfn "%d" s.Size  //! FS0039 The type 'String' does not define a field, constructor, or
