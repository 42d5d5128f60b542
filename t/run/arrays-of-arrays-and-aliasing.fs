// out: 5 5
// out: 0
// out: 0 9
let row = [| 0; 0 |]
let shared = [| row; row |]
shared.[0].[1] <- 5
printfn "%d %d" shared.[1].[1] row.[1]
let own = Array.init 2 (fun _ -> [| 0; 0 |])
own.[0].[1] <- 5
printfn "%d" own.[1].[1]
let copy = Array.map (fun x -> x) row
copy.[0] <- 9
printfn "%d %d" row.[0] copy.[0]
