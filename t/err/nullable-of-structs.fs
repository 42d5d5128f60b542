open System
let a = Nullable (1, 2)                  //! FS0505 The member or object constructor 'Nullable`1' does not take 2 argument(s). An overload was found taking 0 arguments.
let b : Nullable<int * int> = Nullable () //! FS0001 A generic construct requires that the type 'int * int' have a public default constructor
let c = Nullable<string> "a"             //! FS0001 A generic construct requires that the type 'string' have a public default constructor
let d : Nullable<string> = Nullable ()   //! FS0001 A generic construct requires that the type 'string' have a public default constructor
let e = Nullable<int list> []            //! FS0001 A generic construct requires that the type 'int list' have a public default constructor
let f (x: Nullable<'a>) = x.HasValue
let g : Nullable<Nullable<int>> = Nullable () //! FS0001 This type parameter cannot be instantiated to 'Nullable'. This is a restriction imposed in order to ensure the meaning of 'null' in some CLI languages is not confusing when used in conjunction with 'Nullable' values.
let h = Nullable 1
let i = Nullable<struct (int * int)> (struct (1, 2))
let j : Nullable<int -> int> = Nullable () //! FS0001 A generic construct requires that the type 'int -> int' is a CLI or F# struct type
let k = Nullable<int> (1, 2)             //! FS0505 The member or object constructor 'Nullable`1' does not take 2 argument(s). An overload was found taking 0 arguments.
let l = System.Nullable<int>()
