type T = { Name: string; Age: int }
let t = { Name = "a" }    //! FS0764 No assignment given for field 'Age' of type 'C017.T'
