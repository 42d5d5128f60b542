// out: -1 1 0
// out: 0 -1 1
// out: false false
printfn "%d %d %d" (compare 1.0 2.0) (compare 2.0 1.0) (compare 1.5 1.5)
printfn "%d %d %d" (compare nan nan) (compare nan 1.0) (compare 1.0 nan)
printfn "%b %b" (nan = nan) ([nan] = [nan])
