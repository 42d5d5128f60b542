type T = { Name: string; Age: int }
let t = { Name = "a"; Age = 1 }
let n = t.Nmae    //! FS0039 The type 'T' does not define a field, constructor, or member named 'Nmae'. Maybe you want one of the following:
