type T = Two of int * string
let a = Two(1)          //! FS0001 This expression was expected to have type
let b = Two(1, "a", 2)  //! FS0019 This constructor is applied to 3 argument(s) but expects 2
