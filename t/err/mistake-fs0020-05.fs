type Person = { mutable Name: string }
let p = { Name = "a" }
p.Name = "b"    //! warning FS0020 The result of this equality expression has type 'bool' and is implicitly discarded. Consider using 'let' to bind the result to a name, e.g. 'let result = expression'.
printfn "%s" p.Name
