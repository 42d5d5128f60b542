// out: 16 30
// out: 0
// out: raised
// out: 0.75 0
// out: 2
let a = Array.init 5 (fun i -> i * i)
printfn "%d %d" a.[4] (Array.sum a)
printfn "%d" (Array.init 0 (fun i -> i)).Length
printfn "%s" (try string (Array.init -1 (fun i -> i)).Length with _ -> "raised")
printfn "%.2f %d" (Array.sum [| 0.5; 0.25 |]) (Array.sum ([||]: int[]))
let pairs = Array.init 3 (fun i -> (i, string i))
printfn "%s" (snd pairs.[2])
