module M01 =
  let y = [ 1 ] @ 2  //! FS0001 This expression was expected to have type
module M02 =
  let y = 1 :: 2  //! FS0001 This expression was expected to have type
module M03 =
  let y = [ 1 ] :: [ 2 ]  //! FS0001 This expression was expected to have type
module M04 =
  let f (x, y) = x + y  //! FS0043 The type 'string' does not match the type 'int'
  let z = f (1, "x")  //! FS0001 The type 'string' does not match the type 'int'
module M05 =
  let xs = [ if true then 1 else "a" ]  //! FS0001 This expression was expected to have type
module M06 =
  for i = 1 to "a" do ()  //! FS0001 This expression was expected to have type
module M07 =
  let f = async {
    let! x = 1  //! FS0001 This expression was expected to have type
    return x
  }
module M08 =
  let f = async {
    return 1  //! FS0001 This expression was expected to have type
    return 2
  }
module M09 =
  let f = async { return 1 } + 1  //! FS0001 The type 'int' does not match the type 'Async<int>'  //! FS0043 The type 'int' does not match the type 'Async<int>'
module M10 =
  let f () = async { return 1 }
  let y : int = f ()  //! FS0001 This expression was expected to have type
module M11 =
  let y = Async.RunSynchronously 1  //! FS0001 This expression was expected to have type
module M12 =
  type B() =
    member _.Bind(x, f) = Option.bind f x
    member _.Return x = Some x
  let b = B()
  let y = b {
    let! x = 3  //! FS0001 This expression was expected to have type
    return x }
