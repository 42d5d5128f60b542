let xs = [| 1; 2 |]
printfn "%d" (xs [0])  //! FS3217 This value is not a function and cannot be applied. Did you intend to access the indexer via 'xs[index]'?
let f (ys: int list) i = ys [i]  //! FS3217 This value is not a function and cannot be applied. Did you intend to access the indexer via 'ys[index]'?
let t = 7 8  //! FS0003 This value is not a function and cannot be applied. It has type 'int',
