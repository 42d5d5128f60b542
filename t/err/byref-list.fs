let f = [] : byref<int> list    //! FS0412
let g = List.length<byref<int>>    //! FS0412
let h () = None : byref<int> option    //! FS0412
