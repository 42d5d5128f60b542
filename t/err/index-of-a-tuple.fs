let p = (1, 2)
let a = p.[0] //! FS0752 a tuple has no index: it is taken apart by a pattern, let a, b = ...
let b = p[0] //! FS0752 a tuple has no index: it is taken apart by a pattern, let a, b = ...
let q = Some 1
let c = q.[0] //! FS0039 The type 'int option' does not define the field, constructor or member 'Item'.
let f = (fun x -> x)
let e = f.[0] //! FS0752 a function has no index: it is given its argument, f x
