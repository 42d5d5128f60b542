for i in 5 do  //! FS0693 The type 'int' is not a type whose values can be enumerated
  printfn "%d" i
