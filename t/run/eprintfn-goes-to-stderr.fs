// out: out 1
// out: out 2
// err: err 1
printfn "out 1"
eprintfn "err %d" 1
printfn "out 2"
eprintfn "err %s" "two"
