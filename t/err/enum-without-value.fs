type E = A = 1 | B         //! FS0568 All enum fields must be given values
type F = C = 1 | D of int  //! FS0568 All enum fields must be given values
type G = H | I = 2         //! FS0568 All enum fields must be given values
let x = 1
