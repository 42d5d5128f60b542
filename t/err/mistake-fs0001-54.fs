type Shape =
    | Circle of radius: float
    | Rect of w: float * h: float
let r = Rect 1.0    //! FS0001 This expression was expected to have type
