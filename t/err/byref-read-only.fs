let set (x: inref<int>) = x <- 2         //! FS3224 The byref pointer is readonly, so this write is not permitted.
let local () =
  let x = 1
  let y = &x
  y <- 3                                 //! FS3224 The byref pointer is readonly, so this write is not permitted.
let inc (a: byref<int>) = a <- a + 1
let y = 1
let read (a: inref<int>) = a
printfn "%d" (read &y)                   //! FS3230 A value defined in a module must be mutable in order to take its address, e.g. 'let mutable x = ...'
