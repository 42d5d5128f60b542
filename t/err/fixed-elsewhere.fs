#nowarn "9"
let length () =
    let p = fixed [| 1 |] //! FS3207 Invalid use of 'fixed'
    use q = fixed 5 //! FS3207 Invalid use of 'fixed'
    0
