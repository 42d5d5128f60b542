// A lambda becomes an object in a list whose annotation says obj, not after an element that happens to be one.
let mixed = [ box 1; (fun x -> x + 1) ]  //! FS0002
let array (x: obj) = [| x; fun () -> 1 |]  //! FS0002
let annotated: obj list = [ box 1; (fun x -> x + 1) ]
let texts = [ box 1; "a" ]
