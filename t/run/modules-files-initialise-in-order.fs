// with: parts/first.fs parts/second.fs
// out: main
// out: 30
module Program
printfn "main"
printfn "%d" (First.value + Second.value)
