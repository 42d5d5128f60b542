// out: Hello, world!
printfn "Hello, world!"
