type R = { V: int; Next: R option }
let rec ones = 1 :: ones //! FS0260 Recursive values cannot appear directly as a construction of the type 'List': 'ones' does not exist while it is built
let rec r = { V = 1; Next = Some r } //! FS0260 Recursive values cannot appear directly as a construction of the type 'Option': 'r' does not exist while it is built
let rec xs = 1 :: 2 :: xs //! FS0260 Recursive values cannot appear directly as a construction of the type 'List': 'xs' does not exist while it is built
and ys = 3 :: xs
