let s = "a" + 3.ToString()  //! FS1156 This is not a valid numeric literal. Valid numeric literals include 1, 0x1, 0o1, 0b1, 1l (int/int32)
