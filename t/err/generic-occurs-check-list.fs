let rec f xs = xs :: f xs
let g x = [ x ] = x  //! FS0001 Type mismatch. Expecting a
