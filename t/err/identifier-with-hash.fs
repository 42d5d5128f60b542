let f x = x
let c = f x#y  //! FS1141 Identifiers followed by '#' are reserved for future use
