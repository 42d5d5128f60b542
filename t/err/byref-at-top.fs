open System
let mutable x = 1
let xs = [| 1; 2 |]
let a = &x //! FS0431 Top-level let-bound byref values are not permitted.
let b = &xs.[0] //! FS0431
let c = Span<int>(xs) //! FS0431
let f () =
    let y = &xs.[0]
    y <- 3
