let s = $"a {"b"} c"  //! FS3373 Invalid interpolated string. Single quote or verbatim string
