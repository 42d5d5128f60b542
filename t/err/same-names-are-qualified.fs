module A = type T = { X: int }
module B = type T = { Y: int }
let f (x: A.T) = x
let g (x: B.T) = f x                //! FS0001 expected 'A.T', found 'B.T'
let m (x: A.T list) : B.T list = x  //! FS0001 expected 'B.T list', found 'A.T list'
type int = Foo
let h (x: System.Int32) : int = x   //! FS0001 expected 'int', found 'System.Int32'
