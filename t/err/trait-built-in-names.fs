// members that built-in types have without defining them
module Program
let inline a (x: ^a) = ((^a): (static member get_Zero: unit -> ^a) ())                  //! warning FS0077 Member constraints with the name 'get_Zero' are given special status
let inline b (x: ^a) = ((^a): (static member Zero: ^a) ())                              //! warning FS0077 Member constraints with the name 'get_Zero' are given special status
let inline c (x: ^a) (y: ^a) = ((^a): (static member (+): ^a * ^a -> ^a) (x, y))        //! warning FS0077 Member constraints with the name 'op_Addition' are given special status
let inline d (x: ^a) = (^a: (member get_Item: int -> int) (x, 1))                       //! warning FS0077 Member constraints with the name 'get_Item' are given special status
let inline e (x: ^a) : int = (^a: (static member op_Explicit: ^a -> int) x)             //! warning FS0077 Member constraints with the name 'op_Explicit' are given special status
let inline f (x: ^a when ^a: (static member Abs: ^a -> ^a)) = abs x
let inline g (x: ^a when ^a: (member Length: int)) = x.Length
let inline h (x: ^a) = (^a: (member Name: string) x)  //! warning FS0988 Main module of program is empty
