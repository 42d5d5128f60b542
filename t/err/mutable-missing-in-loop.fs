let count = 0
for i in 1 .. 3 do
  count <- count + i  //! FS0027 This value is not mutable.
