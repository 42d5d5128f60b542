let pair x = x, x
let f () =
    let mutable a = 1
    pair (&a) |> ignore    //! FS0412
    0
let g (x: byref<int> list) = 1    //! FS3300
let h () =
    let mutable a = 1
    let b = &a
    b <- 3
    ignore (&b)    //! FS0412
    a
let ok (x: byref<int>) =
    x <- x + 1
    let y = &x
    y <- 5
let swap (a: byref<int>) (b: byref<int>) =
    let c = a
    a <- b
    b <- c
let i () =
    let mutable n = 1
    ok &n
    let d = System.Collections.Generic.Dictionary<string, int>()
    d.TryGetValue("a", &n) |> ignore
    n
