type Shape =
    | Circle of radius: float
    | Rect of w: float * h: float
let area s =
    match s with
    | Circle r -> r
    | Rect w -> w    //! FS0727 This union case expects 2 arguments in tupled form, but was given 1. The missing field arguments may be any of:
