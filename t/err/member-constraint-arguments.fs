let inline f (x: ^a) = (^a : (member M : int -> int) (x, 1, 2))  //! FS0735 2 expected, 3 given
let inline g (x: ^a) = (^a : (static member M : int * int -> int) (1))  //! FS0735
let inline h<'T when 'T : (static member M : int * int -> int)> () = 'T.M(1)  //! FS0001 int * int expected
let inline i<'T when 'T : (static member M : int * int -> int)> () = 'T.M(1, 2, 3)  //! FS0001
let inline j<'T when 'T : (static member M : int * int -> int)> () = 'T.M()  //! FS0001
let inline k<'T when 'T : (member M : int * int -> int)> (x: 'T) = x.M(1)  //! FS0001
let inline l<'T when 'T : (member M : int * int -> int)> (x: 'T) = x.M
let inline m<'T when 'T : (static member M : int * int -> int)> () = 'T.M(1, 2)
