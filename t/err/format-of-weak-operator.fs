let f x = printfn "%d" (x + 1.5)      //! FS0043 the format expects an integer ('%d', '%x'), found 'float'
let g x = printfn "%d" (x * x + 1.5)  //! FS0043 the format expects an integer ('%d', '%x'), found 'float'
