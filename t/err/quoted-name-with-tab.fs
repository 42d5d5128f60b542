let ``a	b`` = 1 //! FS3563 a //! FS1161 b
let ``cd`` = 1 //! FS3563 c //? FS0010 d
