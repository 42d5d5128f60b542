type Shape =
    | Circle of float
    | Rect of float * float
let area s =
    match s with
    | Circle r -> 3.14 * r * r
    | Rect w h -> w * h //! FS0727 This union case expects 2 arguments in tupled form
let a = area (Rect 2.0 3.0) //! FS0003 'Rect' takes one argument, a tuple, but is given 2
let add (a: int, b: int) = a + b
let b = add 1 2 //! FS0003 'add' takes one argument, a tuple, but is given 2
let square (x: int) = x * x
let c = square 2 3 //! FS0003 'square' takes 1 argument, but is given 2
let d = square square 3 //! FS0003
