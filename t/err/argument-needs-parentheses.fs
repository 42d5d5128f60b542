let s = "text"
printfn "%s" s.Trim()             //! FS0597 This argument expression needs parentheses.
let f x = x + 1
let n = f f(2)                    //! FS0597 This argument expression needs parentheses.
let fine = f (f 3) + s.Trim().Length
