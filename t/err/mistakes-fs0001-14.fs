module M01 =
  let f () = async {
    if true then
      return 1
    else
      return "a" }  //! FS0001 All branches of an 'if' expression must return values implicitly conve
module M02 =
  let f () = async {
    return! 1 }  //! FS0001 This expression was expected to have type
module M03 =
  let x = async { return 1 } |> Async.RunSynchronously
  let y : string = x  //! FS0001 This expression was expected to have type
  Async.Start (async { return 1 })  //! FS0001 This expression was expected to have type
module M04 =
  let xs = [ 1 .. "a" ]  //! FS0001 This expression was expected to have type
  let ys = [ 'a' .. 3 ]  //! FS0001 This expression was expected to have type
  let zs = [ 1.0 .. 2 ]
module M05 =
  let xs = [ for x in [ 1 ] do if x > 0 then "a" else 1 ]  //! FS0001 This expression was expected to have type
  let ys = [ for x in [ 1 ] do let y = x + "a" in y ]  //! FS0001 The type 'string' does not match the type 'int'  //! FS0043 The type 'string' does not match the type 'int'
module M06 =
  let x, y = 1  //! FS0001 This expression was expected to have type
  let (a, b) = [ 1; 2 ]  //! FS0001 This expression was expected to have type
  let c, d, e = 1, 2  //! FS0001 Type mismatch. Expecting a tuple of length 3 of type
module M07 =
  let x: int = 1.5  //! FS0001 This expression was expected to have type
  let y: float = 1
  let z: int64 = 3
  let w: byte = 300  //! FS0001 This expression was expected to have type
module M08 =
  let f (x: float) = x
  let y = f 1
  let z = f 1L  //! FS0001 This expression was expected to have type
  let w = f 1.0f  //! FS0001 This expression was expected to have type
module M09 =
  [<Measure>] type cm
  [<Measure>] type kg
  let f (x: float<cm>) = x * x
  let g : float<cm> = f 2.0<cm>  //! FS0001 Type mismatch. Expecting a
  let h = 1.0<cm> < 2.0<kg>  //! FS0001 Type mismatch. Expecting a
  let i = 1.0<cm> * 2   //! FS0001 The type 'int' does not match the type 'float<'u>'  //! FS0043 The type 'int' does not match the type 'float<'u>'
  let j = 1<cm> + 1  //! FS0001 The type 'int' does not match the type 'int<cm>'  //! FS0043 The type 'int' does not match the type 'int<cm>'
  let k : float = 2.0<kg>  //! FS0001 This expression was expected to have type
  let l = float 2<kg> + 1.0<kg>  //! FS0001 The type 'float<kg>' does not match the type 'float'  //! FS0043 The type 'float<kg>' does not match the type 'float'
module M10 =
  printfn "%d %s" "a" 1  //! FS0001 The type 'string' is not compatible with any of the types byte,int16,i
  printfn "%s" [ 1 ]  //! FS0001 This expression was expected to have type
  printfn "%i" 1.0  //! FS0001 The type 'float' is not compatible with any of the types byte,int16,in
  printfn "%b" 1  //! FS0001 This expression was expected to have type
  printfn "%c" "a"  //! FS0001 This expression was expected to have type
  printfn 3  //! FS0001 The type 'int' is not compatible with the type 'TextWriterFormat<'a>'
  printfn "a" 1  //! FS0001 This expression was expected to have type
  printfn "%d"  //! warning FS0193 This expression is a function value, i.e. is missing arguments. Its ty
module M11 =
  let s = sprintf "%s"
  let t = s 1  //! FS0001 This expression was expected to have type
  let u = failwithf "%d" "a"  //! FS0001 The type 'string' is not compatible with any of the types byte,int16,i
  let v = printf "%5d %%" "x"  //! FS0001 The type 'string' is not compatible with any of the types byte,int16,i
  let w = eprintfn "%A" 
module M12 =
  let f x = x + 1
  let g = f >> f >> string
  let y = g "a"  //! FS0001 This expression was expected to have type
  let z = f << string  //! FS0001 Type mismatch. Expecting a
