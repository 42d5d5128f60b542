type Person = { Name: string }
let greet (p: Person) = "hi " + p.Name
printfn "%s" (greet "bob")    //! FS0001 This expression was expected to have type
