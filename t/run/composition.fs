// out: 12 11
// out: 23
// out: 5
let inc x = x + 1
let dbl x = x * 2
let f = inc >> dbl
let g = inc << dbl
printfn "%d %d" (f 5) (g 5)
let all = [ inc; dbl; inc ] |> List.fold (>>) id
printfn "%d" (all 10)
let show = string >> String.length
printfn "%d" (show 12345)
