let x: int = "text"  //! FS0001 This expression was expected to have type
