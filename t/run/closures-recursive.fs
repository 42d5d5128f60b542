// out: 10 2
// out: 5 4 3 2 1 
let makeCounter limit =
  let rec count n = if n >= limit then [] else n :: count (n + 1)
  count
let c = makeCounter 5
printfn "%d %d" (List.sum (c 0)) (List.length (c 3))
let rec walk f n = if n > 0 then f n; walk f (n - 1)
walk (fun n -> printf "%d " n) 5
printfn ""
