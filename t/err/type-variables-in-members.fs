type C() =
    member _.M(x: 'a) = x + 1 //! warning FS0064 The type variable 'a has been constrained to be type 'int'
    static member N(x: 'a, y: 'b) = [ x; y ] //! warning FS0064 The type variable 'b has been constrained
    member _.O(x: 'a) = [ x ]

let f (x: 'a) = x 1 //! warning FS0064 The type variable 'a has been constrained to be type 'int -> 'b'  //! warning FS0988 Main module of program is empty
