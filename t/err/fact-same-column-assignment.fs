let mutable m = 1
let f () =
  m
  <- 2  //! FS0010 Unexpected symbol '<-' in binding. Expected incomplete structured cons
