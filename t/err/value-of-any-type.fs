let x = failwith "a"  //! FS0030 Value restriction: The value 'x' has an inferred generic type
let y = exit 0
let z = raise (exn "x")  //! FS0030 Value restriction: The value 'z' has an inferred generic type
let w: 'a = failwith "b"  //! FS0030 Value restriction: The value 'w' has an inferred generic type
let v = None.Value  //! FS0030 Value restriction: The value 'v' has an inferred generic type
let u = [].Head  //! FS0030 Value restriction: The value 'u' has an inferred generic type
let s = failwith "c"
printfn "%s" s
