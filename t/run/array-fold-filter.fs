// out: 123
// out: ab
// out: 7
// out: 3 6
// out: 0
printfn "%d" (Array.fold (fun acc x -> acc * 10 + x) 0 [| 1; 2; 3 |])
printfn "%s" (Array.fold (fun acc s -> acc + s) "" [| "a"; "b" |])
printfn "%d" (Array.fold (+) 7 [||])
let f = Array.filter (fun x -> x % 2 = 0) [| 1; 2; 3; 4; 6 |]
printfn "%d %d" f.Length f.[2]
printfn "%d" (Array.filter (fun (_: string) -> false) [| "a" |]).Length
