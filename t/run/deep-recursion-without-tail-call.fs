// out: 50000
// out: 50000
let rec depth n = if n = 0 then 0 else max n (depth (n - 1))
printfn "%d" (depth 50000)
let rec build n = if n = 0 then [] else n :: build (n - 1)
printfn "%d" (List.length (build 50000))
