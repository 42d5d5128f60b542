#endif  //! FS0010 #endif has no matching #if
let a = 1
