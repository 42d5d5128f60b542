let s = $"a %d b"  //! FS3376 Invalid interpolated string. Interpolated strings may not us
