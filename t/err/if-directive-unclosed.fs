let a = 1
#if FOO  //! FS0513 End of file in #if section begun at or after here
let x = 1
