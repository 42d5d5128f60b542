#if A B  //! FS3184 Incomplete preprocessor expression
#endif
let x = 1
