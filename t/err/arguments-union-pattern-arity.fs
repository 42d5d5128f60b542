type T = Two of int * string
let f t = match t with Two(a, b, c) -> a  //! FS0019 This constructor is applied to 3 argument(s) but expects 2
