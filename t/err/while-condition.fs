let mutable n = 3
while n do  //! FS0001 This expression was expected to have type
  n <- n - 1
