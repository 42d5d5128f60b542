let f x = x
let g<'a> (x: 'a) = x
let a = f<int> 3 //! warning FS0686 The method or function 'f' should not be given explicit type argument(s)
let b = g<int> 3
