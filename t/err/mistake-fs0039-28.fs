type Color = Red | Green
let c = Color.Blue    //! FS0039 The type 'Color' does not define a field, constructor, or member named 'Blue'.
