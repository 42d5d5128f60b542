// out: 12
// out: 4
// out: five
// out: 3
// `let! x = async { … }` in a task: the type of x is known in what follows, so that an overload can be chosen by it.
open System.Threading.Tasks

let product () = task {
    let! a = Task.FromResult 3
    let! b = async { return 4 }
    let c = Task.Run(fun () -> a * b)
    let! c = c
    return c }

let inner () = task {
    let! b = async { return 4 }
    return (Task.Run(fun () -> b)).Result }

let length () = backgroundTask {
    let! s = async { return "five" }
    System.Console.WriteLine s
    let! n = ValueTask<int> 3
    return (Task.Run(fun () -> n)).Result }

printfn "%d" (product ()).Result
printfn "%d" (inner ()).Result
printfn "%d" (length ()).Result
