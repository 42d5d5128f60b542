let c = '€'B  //! FS1157 This is not a valid byte character literal. The value must b
