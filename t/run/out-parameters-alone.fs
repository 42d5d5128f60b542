// out: true b
// out: popped a
// out: 5 five
// out: empty
// A method with nothing but out parameters is called with ().
open System.Runtime.InteropServices
type Items<'T>(first: 'T list) =
    let mutable items = first
    member _.TryPop([<Out>] result: byref<'T>) =
        match items with
        | x :: rest ->
            items <- rest
            result <- x
            true
        | [] -> false
    static member Get([<Out>] a: byref<int>, [<Out>] b: byref<string>) =
        a <- 5
        b <- "five"
let s = Items [ "b"; "a" ]
let ok, v = s.TryPop()
printfn "%b %s" ok v
let mutable o = null
while s.TryPop &o do
    printfn "popped %s" o
let a, b = Items<int>.Get()
printfn "%d %s" a b
match s.TryPop() with
| true, x -> printfn "%s" x
| false, _ -> printfn "empty"
