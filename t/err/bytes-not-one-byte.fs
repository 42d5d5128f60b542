let x = "€"B  //! FS1140 This byte array literal contains 1 characters that do not en
