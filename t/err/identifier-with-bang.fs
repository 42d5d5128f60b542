let a, b = 1, 2
let c = a!=b  //! FS1141 Identifiers followed by '!' are reserved for future use
