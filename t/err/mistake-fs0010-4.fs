type Shape =
    | Circle(float)  //! FS0010 Unexpected symbol '(' in member definition
    | Square(float)
