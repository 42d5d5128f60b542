let r = ref 1
incr r  //! info FS3370 The use of 'incr' from the F# library is deprecated.
decr r  //! info FS3370 The use of 'decr' from the F# library is deprecated.
let f = incr  //! info FS3370 The use of 'incr' from the F# library is deprecated.
List.iter incr [ r ]  //! info FS3370 The use of 'incr' from the F# library is deprecated.
f r
let incr x = x + 1
printfn "%d" (incr 1)
