let xs = [1;2;3]
let y = xs |> List.fold (fun acc x -> acc + x)
printfn "%d" y    //! FS0001 The type ''a list -> int list' is not compatible with any of the types byte,int16,int32,int64,sbyte,uint16,uint32,uint64,nativeint,unativeint, arising from the use of a printf-style format string
