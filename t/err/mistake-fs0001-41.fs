let f x y = x + y
let z = f 1
printfn "%d" z    //! FS0001 The type 'int -> int' is not compatible with any of the types byte,int16,int32,int64,sbyte,uint16,uint32,uint64,nativeint,unativeint, arising from the use of a printf-style format string
