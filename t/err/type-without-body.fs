module A
type T =  //! FS0547 A type definition requires one or more members or other declarations
type U = int
