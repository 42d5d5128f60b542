type Shape = Circle of radius: float | Rect of w: float * h: float
let area s =
    match s with
    | Circle r -> r
    | Rect w -> w    //! FS0727 This union case expects 2 arguments in tupled form, but was given 1. The missing field arguments may be any of:
let f (g: int -> int) = g 1
let x = f (fun a b -> a)    //! FS0002 This function takes too many arguments, or is used in a context where a function is not expected
