let private p x = x + 1
let inline private q x = x + 1
[<Literal>]
let private R = 3
let inline f x = p x //! FS1113 The value 'f' was marked inline but its implementation makes use of
let inline g x = q x + R
let inline private h x = p x

module private M =
    let private s x = x * 2
    let inline t x = s x
