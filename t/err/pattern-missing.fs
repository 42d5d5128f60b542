let f (a, ) = a  //! FS3546 Expecting pattern
let g (, b) = b  //! FS3546 Expecting pattern
