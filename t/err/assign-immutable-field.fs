type P = { X: int; mutable Y: int }
let p = { X = 1; Y = 2 }
p.Y <- 3
p.X <- 4  //! FS0005 This field is not mutable
