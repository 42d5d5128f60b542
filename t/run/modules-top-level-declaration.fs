// out: hello!
module Program
let greeting = "hello"
let shout s = s + "!"
printfn "%s" (shout greeting)
