let f () = yield 1  //! FS0747 This construct may only be used within list, array and
