let s = $"a } b"  //! FS3383 A '}' character must be escaped (by doubling) in an interpol
