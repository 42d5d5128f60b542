module M01 =
  let xs = [ for i in 1..3 do if i > 1 then printfn "x" ]  //! FS0030 Value restriction: The value 'xs' has an inferred generic type
  let ys: int list = [ for i in 1..3 do failwith "x" ]
